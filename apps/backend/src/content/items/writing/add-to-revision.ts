import { and, desc, eq } from "drizzle-orm";
import type { Item, Transaction } from "#backend/content/items/types.ts";
import { type Delta, revisions } from "#backend/db/schema/content/revision.ts";
import { type ItemChange, revisedFields, toDelta } from "./history.ts";

const VERSION_SPAN_MS = 300_000;
/** In characters: a writer who deletes more than a sentence may want it back. */
const MAX_TAKEN_AWAY = 80;

/**
 * Adds a draft's automatic save to its last version, while the same writer adds text, for five minutes from the
 * version's beginning. Returns false if the change needs its own version: the last one is another writer's, or contains
 * what is about to be deleted, or somebody may have read the piece. So every text is in a version, without hundreds of
 * them.
 */
export async function addToRevision(tx: Transaction, change: ItemChange): Promise<boolean> {
	const { collection, key, actor, before = {}, after = {} } = change;
	if (actor.kind !== "staff" || ![before, after].every(isNeverPublished)) return false;
	const [last] = await tx
		.select()
		.from(revisions)
		.where(and(eq(revisions.collection, collection.name), eq(revisions.item, key)))
		.orderBy(desc(revisions.version))
		.limit(1);
	if (last?.action !== "update" || last.who !== actor.id) return false;
	if (last.at.getTime() < Date.now() - VERSION_SPAN_MS) return false;
	const data = revisedFields(collection, after);
	if (countRemoved(toDelta(collection, last.data, data)) > MAX_TAKEN_AWAY) return false;
	const delta = toDelta(collection, beforeOf(last), data);
	await tx.update(revisions).set({ delta, data }).where(eq(revisions.id, last.id));
	return true;
}

function isNeverPublished({ status, date_published: published }: Item): boolean {
	return status === "draft" && (published === null || published === undefined);
}

function beforeOf({ delta, data }: { delta: Delta; data: Item }): Item {
	return { ...data, ...Object.fromEntries(Object.entries(delta).map(([name, { old }]) => [name, old])) };
}

function countRemoved(delta: Delta): number {
	return Object.entries(delta)
		.filter(([name]) => !name.startsWith("date_"))
		.reduce((sum, [, { old, new: fresh }]) => sum + lengthGone(textOf(old), textOf(fresh)), 0);
}

function lengthGone(old: string, fresh: string): number {
	const shorter = Math.min(old.length, fresh.length);
	let start = 0;
	while (start < shorter && old[start] === fresh[start]) start += 1;
	let end = 0;
	while (end < shorter - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
	return old.length - start - end;
}

function textOf(value: unknown): string {
	if (value === null || value === undefined) return "";
	return typeof value === "string" ? value : JSON.stringify(value);
}
