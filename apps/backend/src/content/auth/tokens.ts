import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { ContentError } from "#backend/content/errors.ts";

/** Where a token counts; each purpose signs with a key of its own, so that none passes for another. */
export type TokenPurpose = "access" | "session" | "preview" | "device";

const HEADER = encode({ alg: "HS256", typ: "JWT" });
const ISSUER = "uchit";

/** Claims in the form of a JSON web token, which Directus's clients expect; it counts for so many seconds. */
export function signToken(
	key: { secret: string; purpose: TokenPurpose },
	claims: Record<string, unknown>,
	seconds: number,
): string {
	const now = Math.floor(Date.now() / 1000);
	const content = `${HEADER}.${encode({ ...claims, iss: ISSUER, iat: now, exp: now + seconds })}`;
	return `${content}.${signatureOf(content, key).toString("base64url")}`;
}

/** The claims of a token of ours. Throws INVALID_CREDENTIALS, INVALID_TOKEN or TOKEN_EXPIRED, as Directus tells them apart. */
export function readToken(key: { secret: string; purpose: TokenPurpose }, token: string): Record<string, unknown> {
	const [header, body, signature, ...more] = token.split(".");
	if (header === undefined || body === undefined || signature === undefined || more.length > 0) {
		throw new ContentError("INVALID_CREDENTIALS");
	}
	const given = Buffer.from(signature, "base64url");
	const right = signatureOf(`${header}.${body}`, key);
	if (header !== HEADER || given.length !== right.length || !timingSafeEqual(given, right)) {
		throw new ContentError("INVALID_TOKEN");
	}
	const claims = decode(body);
	if (typeof claims.exp !== "number" || claims.exp <= Date.now() / 1000) throw new ContentError("TOKEN_EXPIRED");
	return claims;
}

/** How a secret that we hand out is kept: whoever reads the database cannot use it. */
export function digestOf(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

function signatureOf(content: string, { secret, purpose }: { secret: string; purpose: string }): Buffer {
	const key = createHmac("sha256", secret).update(`uchit ${purpose}`).digest();
	return createHmac("sha256", key).update(content).digest();
}

function encode(value: unknown): string {
	return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** Only what we signed comes here. */
function decode(body: string): Record<string, unknown> {
	return JSON.parse(Buffer.from(body, "base64url").toString("utf8"));
}
