import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import type { Actor, Collection, Item, Transaction } from "#backend/content/items/types.ts";
import { CONTENT_LANGUAGES } from "#backend/db/schema/content/news.ts";
import type { Action } from "#backend/db/schema/content/permission.ts";
import { redirects } from "#backend/db/schema/content/redirect.ts";
import { type Delta, revisions } from "#backend/db/schema/content/revision.ts";

export type ItemChange = {
	collection: Collection;
	key: string;
	action: Action;
	actor: Actor;
	before?: Item;
	after?: Item;
	restored?: number | undefined;
};

/** The member of staff who made a change; null for the site itself and for visitors. */
export function staffIdOf(actor: Actor): string | null {
	return actor.kind === "staff" ? actor.id : null;
}

/** Writes the revision of a change. The change has locked the item's row, so versions count without gaps. */
export async function storeRevision(tx: Transaction, change: ItemChange): Promise<void> {
	const { collection, key: item, action, actor, before, after, restored } = change;
	if (collection.revised.length === 0) return;
	const delta = toDelta(collection, before, after);
	const last = sql<number>`(SELECT coalesce(max(version), 0) + 1 FROM revisions
		WHERE collection = ${collection.name} AND item = ${item})`;
	await tx.insert(revisions).values({
		collection: collection.name,
		item,
		action,
		version: last,
		who: staffIdOf(actor),
		restored,
		delta,
		data: revisedFields(collection, after ?? before ?? {}),
	});
}

export function isChanged({ fields }: Collection, before: Item, after: Item): boolean {
	return [...fields.keys()].some((name) => name in after && !isDeepStrictEqual(before[name], after[name]));
}

/** Leaves a redirect when a piece that was ever public changes its slug or language. */
export async function redirectMovedItem(
	tx: Transaction,
	{ collection, before, after, actor }: ItemChange,
): Promise<boolean> {
	const to = pathsOf(collection, after);
	const moves = (wasPublic(before) ? pathsOf(collection, before) : [])
		.map((from, place) => ({ from, to: to[place] ?? from }))
		.filter(({ from, to }) => from !== to);
	for (const move of moves) await upsertRedirect(tx, move, actor);
	return moves.length > 0;
}

export async function upsertRedirect(
	tx: Transaction,
	{ from, to }: { from: string; to: string },
	actor: Actor,
): Promise<void> {
	await tx.delete(redirects).where(eq(redirects.from_path, to));
	// Redirects to the old address now lead to the new one directly, in one step.
	await tx.update(redirects).set({ to_path: to }).where(eq(redirects.to_path, from));
	await tx
		.insert(redirects)
		.values({ from_path: from, to_path: to, user_created: staffIdOf(actor) })
		.onConflictDoUpdate({ target: redirects.from_path, set: { to_path: to, status_code: 301 } });
}

function wasPublic(item: Item | undefined): boolean {
	return item !== undefined && item.date_published !== null && item.date_published !== undefined;
}

/** A piece for all languages has an address in each. */
function pathsOf({ path, fields }: Collection, item: Item | undefined): string[] {
	const slug = item?.slug;
	if (path === undefined || typeof slug !== "string") return [];
	if (!isInLanguages(fields)) return CONTENT_LANGUAGES.map((language) => path(slug, language));
	return typeof item?.language === "string" ? [path(slug, item.language)] : [];
}

/** A country's `language` is the language spoken there. */
function isInLanguages(fields: Collection["fields"]): boolean {
	return fields.get("language")?.choices !== undefined;
}

export function toDelta({ revised }: Collection, before: Item = {}, after: Item = {}): Delta {
	const changed = revised.filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null));
	return Object.fromEntries(changed.map((name) => [name, { old: before[name] ?? null, new: after[name] ?? null }]));
}

export function revisedFields({ revised }: Collection, item: Item): Item {
	return Object.fromEntries(revised.map((name) => [name, item[name] ?? null]));
}
