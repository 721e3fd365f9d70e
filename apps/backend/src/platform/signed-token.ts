import { createHmac } from "node:crypto";
import { ASSERTION_AUDIENCE, Assertion, TOKEN_ISSUER } from "@uchit/contract/visitor.ts";
import { errors, jwtVerify, SignJWT } from "jose";
import * as z from "zod";

/**
 * All tokens that we sign, as JWT (HS256). Each purpose is the token's audience and has its own key, derived from a secret, so that no
 * token passes for another purpose.
 */
export const tokens = {
	/** A staff member, in the form that Directus's clients expect; validity depends on the sign-in's family. */
	access: tokensFor("access", z.object({ id: z.string(), role: z.string(), family: z.string() })),
	session: tokensFor("session", z.object({ id: z.string(), role: z.string(), session: z.string() })),
	device: tokensFor("device", z.object({ account: z.string(), device: z.string() })),
	preview: tokensFor("preview", z.object({ collection: z.enum(["news", "pages"]), id: z.int() })),
	visitor: tokensFor(ASSERTION_AUDIENCE, Assertion),
	/** The puzzle that a browser solves before a code is sent; `contact` is an HMAC. */
	codePuzzle: tokensFor("code-puzzle", z.object({ contact: z.string(), id: z.uuid(), bits: z.int() })),
	/** Opens the data of a contact; `lookup` is its HMAC, `at` the time of sending in milliseconds. */
	privacyLink: tokensFor("privacy-link", z.object({ lookup: z.string(), at: z.int() })),
	/** Stops the letters about a shortlist; never expires. */
	stopLink: tokensFor("shortlist-letters", z.object({ stopId: z.guid() }), { endless: true }),
	examStopLink: tokensFor("exam-letters", z.object({ stopId: z.guid() }), { endless: true }),
};

type Verdict<Claims> = { kind: "valid"; claims: Claims } | { kind: "expired" } | { kind: "invalid" };

export type Tokens<Claims> = {
	/** Without `seconds` the token expires as its claims say, or never. */
	sign: (secret: Secret, claims: Claims, life?: { now?: Date; seconds?: number }) => Promise<string>;
	verify: (secret: Secret, token: string, now?: Date) => Promise<Verdict<Claims>>;
};

type Secret = string | Buffer;

const ALGORITHM = "HS256";

function tokensFor<Claims extends Record<string, unknown>>(
	audience: string,
	claimsSchema: z.ZodType<Claims>,
	{ endless = false } = {},
): Tokens<Claims> {
	const keyOf = (secret: Secret) => createHmac("sha256", secret).update(`uchit ${audience}`).digest();
	return {
		sign(secret, claims, { now = new Date(), seconds } = {}) {
			const iat = Math.floor(now.getTime() / 1000);
			const exp = seconds === undefined ? {} : { exp: iat + seconds };
			return new SignJWT({ ...claims, iss: TOKEN_ISSUER, aud: audience, iat, ...exp })
				.setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
				.sign(keyOf(secret));
		},
		async verify(secret, token, now = new Date()) {
			try {
				const { payload } = await jwtVerify(token, keyOf(secret), {
					algorithms: [ALGORITHM],
					issuer: TOKEN_ISSUER,
					audience,
					currentDate: now,
					requiredClaims: endless ? [] : ["exp"],
				});
				const { data } = claimsSchema.safeParse(payload);
				return data === undefined ? { kind: "invalid" } : { kind: "valid", claims: data };
			} catch (error) {
				if (error instanceof errors.JWTExpired) return { kind: "expired" };
				if (error instanceof errors.JOSEError) return { kind: "invalid" };
				throw error;
			}
		},
	};
}
