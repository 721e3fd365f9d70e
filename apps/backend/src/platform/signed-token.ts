import { createHmac } from "node:crypto";
import { ASSERTION_AUDIENCE, Assertion, TOKEN_ISSUER } from "@uchit/contract/visitor.ts";
import { errors, jwtVerify, SignJWT } from "jose";
import * as z from "zod";

/**
 * All that we sign and hand out, as JSON web tokens (HS256). Each purpose is the audience of its tokens and has a key of its own,
 * which follows from a secret: none passes for another.
 */
export const tokens = {
	/** A member of staff, in the form that Directus's clients expect; what counts is the family of their sign-in. */
	access: tokensFor("access", z.object({ id: z.string(), role: z.string(), family: z.string() })),
	/** The same in a cookie, with the refresh token. */
	session: tokensFor("session", z.object({ id: z.string(), role: z.string(), session: z.string() })),
	/** A browser from which somebody has signed in to an account of the desk. */
	device: tokensFor("device", z.object({ account: z.string(), device: z.string() })),
	/** A draft that an editor shows. */
	preview: tokensFor("preview", z.object({ collection: z.enum(["news", "pages"]), id: z.int() })),
	/** The visitor for whom one of our own programs asks. */
	visitor: tokensFor(ASSERTION_AUDIENCE, Assertion),
	/** The puzzle that a browser solves for a code to a contact, which is named by an HMAC. */
	codePuzzle: tokensFor("code-puzzle", z.object({ contact: z.string(), id: z.uuid(), bits: z.int() })),
	/** Opens the data under a contact, by its HMAC; `at` is when it was sent, in milliseconds. */
	privacyLink: tokensFor("privacy-link", z.object({ lookup: z.string(), at: z.int() })),
	/** The letters about somebody's shortlist, which any of them stops, however old it is. */
	stopLink: tokensFor("shortlist-letters", z.object({ stopId: z.guid() }), { endless: true }),
	/** The same of those about exams. */
	examStopLink: tokensFor("exam-letters", z.object({ stopId: z.guid() }), { endless: true }),
};

type Verdict<Claims> = { kind: "valid"; claims: Claims } | { kind: "expired" } | { kind: "invalid" };

export type Tokens<Claims> = {
	/** Without `seconds` it ends as its claims say, or never. */
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
