import * as z from "zod";
import { readToken, signToken } from "#backend/content/auth/tokens.ts";
import { ContentError } from "#backend/content/errors.ts";

const PREVIEW_SECONDS = 60 * 60;
export const Previewed = z.strictObject({
	collection: z.enum(["news", "pages"]),
	id: z.coerce.number().int().min(1),
});
export type Previewed = z.infer<typeof Previewed>;

/** What an editor's link says: which piece whoever has it may see, published or not, and until when. */
export function signPreview(secret: string, piece: Previewed): { token: string; expires: string } {
	const expires = new Date(Date.now() + PREVIEW_SECONDS * 1000).toISOString();
	return { token: signToken({ secret, purpose: "preview" }, piece, PREVIEW_SECONDS), expires };
}

/** The piece of a link. A link that was never ours and one that has run out are refused alike. */
export function readPreview(secret: string, token: string): Previewed {
	try {
		const { collection, id } = readToken({ secret, purpose: "preview" }, token);
		return Previewed.parse({ collection, id });
	} catch {
		throw new ContentError("FORBIDDEN", "This link to a draft is not valid, or has run out.");
	}
}
