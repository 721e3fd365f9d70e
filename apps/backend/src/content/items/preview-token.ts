import * as z from "zod";
import { readToken } from "#backend/content/auth/tokens.ts";
import { ContentError } from "#backend/content/errors.ts";
import { tokens } from "#backend/platform/signed-token.ts";

const PREVIEW_SECONDS = 60 * 60;
export const Previewed = z.strictObject({
	collection: z.enum(["news", "pages"]),
	id: z.coerce.number().int().min(1),
});
export type Previewed = z.infer<typeof Previewed>;

export async function signPreview(secret: string, piece: Previewed): Promise<{ token: string; expires: string }> {
	const expires = new Date(Date.now() + PREVIEW_SECONDS * 1000).toISOString();
	return { token: await tokens.preview.sign(secret, piece, { seconds: PREVIEW_SECONDS }), expires };
}

/** Returns the piece of a link. Invalid and expired links get the same refusal. */
export async function readPreview(secret: string, token: string): Promise<Previewed> {
	try {
		return await readToken(tokens.preview, secret, token);
	} catch {
		throw new ContentError("FORBIDDEN", "This link to a draft is not valid, or has run out.");
	}
}
