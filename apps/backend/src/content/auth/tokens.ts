import { createHash } from "node:crypto";
import { ContentError } from "#backend/content/errors.ts";
import type { Tokens } from "#backend/platform/signed-token.ts";

/**
 * Returns the claims of one of our tokens. Throws INVALID_CREDENTIALS, INVALID_TOKEN or TOKEN_EXPIRED, as Directus
 * does.
 */
export async function readToken<Claims>(purpose: Tokens<Claims>, secret: string, token: string): Promise<Claims> {
	if (token.split(".").length !== 3) throw new ContentError("INVALID_CREDENTIALS");
	const verdict = await purpose.verify(secret, token);
	if (verdict.kind === "valid") return verdict.claims;
	throw new ContentError(verdict.kind === "expired" ? "TOKEN_EXPIRED" : "INVALID_TOKEN");
}

export function digestOf(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}
