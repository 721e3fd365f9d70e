import { readPreview } from "#backend/content/items/preview-token.ts";
import { parseQuery } from "#backend/content/items/reading/query.ts";
import { readItem } from "#backend/content/items/reading/reading.ts";
import type { Content } from "#backend/content/items/types.ts";
import { SYSTEM } from "#backend/content/permissions.ts";

const SHOWING = { news: parseQuery({ fields: "picture,body" }), pages: parseQuery({ fields: "body" }) } as const;

/**
 * Whether the piece of an editor's link shows this file as it stands now: the link carries the right to that, and to no
 * other file. FORBIDDEN when the link is none, or has run out.
 */
export async function isPreviewed(
	content: Content,
	secret: string,
	{ token, id }: { token: string; id: string },
): Promise<boolean> {
	const { collection, id: key } = await readPreview(secret, token);
	const { picture, body } = await readItem(content, { actor: SYSTEM, collection, key }, SHOWING[collection]);
	return picture === id || (typeof body === "string" && body.includes(`/assets/${id}`));
}
