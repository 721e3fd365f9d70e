import { HOUSE_AUTHOR } from "@uchit/contract/news.ts";
import { isBlank } from "@uchit/contract/piece.ts";
import { ne, sql } from "drizzle-orm";
import { invalidField } from "#backend/content/errors.ts";
import type { Change, Item, WriteContext } from "#backend/content/items/types.ts";
import type { Queryable } from "#backend/db/client.ts";
import { staff } from "#backend/db/schema/content/staff.ts";

/**
 * Requires that published and scheduled pieces are signed by the house or by a member of staff: an invented name is
 * never shown. People who leave keep their pieces, so an unchanged signature is not checked again; neither is automatic
 * publishing, as it was checked before.
 */
export async function checkAuthor({ tx, actor }: WriteContext, { before, after }: Change): Promise<void> {
	if (actor.kind === "system" || !isPublishedOrScheduled(after)) return;
	const author = String(after.author).trim();
	if (before !== undefined && isPublishedOrScheduled(before) && before.author === after.author) return;
	if (author === "" || (await listAuthors(tx)).includes(author)) return;
	const reason = `names nobody on the staff: only their names and "${HOUSE_AUTHOR}" can sign what is published`;
	throw invalidField({ collection: "news", field: "author", reason });
}

export async function listAuthors(db: Queryable): Promise<string[]> {
	const name = sql<string>`concat_ws(' ', nullif(trim(${staff.first_name}), ''), nullif(trim(${staff.last_name}), ''))`;
	const people = await db.select({ name }).from(staff).where(ne(staff.status, "suspended")).orderBy(name);
	return [...new Set([HOUSE_AUTHOR, ...people.map(({ name }) => name).filter((name) => name !== "")])];
}

/**
 * Requires that published and scheduled pieces have a text, as the desk does: an address alone never reaches it. A
 * piece that was out without one may stay so.
 */
export function checkText(collection: string, { actor }: WriteContext, { before, after }: Change): void {
	const lacks = (piece: Item) => isPublishedOrScheduled(piece) && piece.status !== "draft" && isBlank(piece.body);
	if (actor.kind === "system" || !lacks(after) || (before !== undefined && lacks(before))) return;
	const reason = "is empty: without a text there is nothing to publish";
	throw invalidField({ collection, field: "body", reason });
}

function isPublishedOrScheduled({ status, publish_at }: Item): boolean {
	return status === "published" || (publish_at !== null && publish_at !== undefined);
}
