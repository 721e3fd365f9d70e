import { and, desc, eq } from "drizzle-orm";
import { collectionNamed } from "#backend/content/collections.ts";
import { ContentError } from "#backend/content/errors.ts";
import { parseQuery } from "#backend/content/items/reading/query.ts";
import { readItem } from "#backend/content/items/reading/reading.ts";
import type { Actor, Collection, Content, Item, Key, WriteContext } from "#backend/content/items/types.ts";
import { fieldNamed } from "#backend/content/permissions.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";
import { inTransaction } from "./transaction.ts";
import { recreateItem, updateOne } from "./writing.ts";

/** Restoring never publishes or unpublishes an item, and never removes a correction that readers saw. */
const NEVER_RESTORED = new Set(["status", "state", "publish_at", "correction_log"]);

type RestoreRequest = {
	actor: Actor;
	revision: Key;
	/** What readers see as corrections from then on; absent if that stays. */
	corrections?: unknown;
	/** Throws if the collection requires more of the actor than a sign-in. */
	confirm: (collection: string) => Promise<void>;
};

/**
 * Restores an item to a revision, or creates it again if it was deleted. The actor needs permission as for any other
 * change, and it leaves a revision.
 */
export async function restoreRevision(
	content: Content,
	{ actor, revision, corrections, confirm }: RestoreRequest,
): Promise<Key> {
	const query = parseQuery({ fields: "collection,item,version,data" });
	const version = await readItem(content, { actor, collection: "directus_revisions", key: revision }, query);
	const { collection, item, version: restored, data } = version;
	if (typeof collection !== "string" || typeof item !== "string" || typeof restored !== "number" || !isItem(data))
		throw new ContentError("FORBIDDEN");
	await confirm(collection);
	const own = corrections === undefined ? {} : { correction_log: corrections };
	return inTransaction(content, actor, (writing) =>
		restoreItem({ ...writing, restored }, { collection, item, data, own }),
	);
}

/** `own`: values that are not of the version, saved with it. */
type RevisionItem = { collection: string; item: string; data: Item; own: Item };

async function restoreItem(context: WriteContext, { collection: name, item, data, own }: RevisionItem): Promise<Key> {
	const collection = collectionNamed(name);
	if (await isDeleted(context, name, item)) {
		const status = collection.fields.get("status")?.choices?.includes("draft") ? { status: "draft" } : {};
		return recreateItem(context, name, {
			...data,
			...status,
			...(collection.fields.has("publish_at") && { publish_at: null }),
		});
	}
	const allowed = await context.permissions.allowed(context.actor, name, "update");
	if (allowed === undefined) throw new ContentError("FORBIDDEN");
	const old = Object.entries(data).filter(([field]) => isRestorable(collection, field));
	const values = [...old, ...Object.entries(own)];
	for (const [field] of values) fieldNamed(collection, allowed, field);
	return updateOne(context, { collection: name, key: item }, Object.fromEntries(values));
}

async function isDeleted({ tx }: WriteContext, collection: string, item: string): Promise<boolean> {
	const [last] = await tx
		.select({ action: revisions.action })
		.from(revisions)
		.where(and(eq(revisions.collection, collection), eq(revisions.item, item)))
		.orderBy(desc(revisions.version))
		.limit(1);
	return last?.action === "delete";
}

/** Revisions store too little personal data to restore it, and need not. */
function isRestorable(collection: Collection, name: string): boolean {
	const field = collection.fields.get(name);
	return field !== undefined && !field.isReadOnly && !NEVER_RESTORED.has(name);
}

function isItem(value: unknown): value is Item {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
