import { collectionNamed } from "#backend/content/collections.ts";
import { ContentError } from "#backend/content/errors.ts";
import { toMoment } from "#backend/content/items/reading/values.ts";
import type { ActionGrant, Collection, Field, Item, Key, WriteContext } from "#backend/content/items/types.ts";
import type { Action } from "#backend/db/schema/content/permission.ts";
import { addToRevision } from "./add-to-revision.ts";
import { type ItemChange, isChanged, redirectMovedItem, storeRevision } from "./history.ts";
import { readPayload } from "./payload.ts";
import { changeItem, checkRule, deleteItem, insertDefault, insertItem, keyOf, lockItem } from "./stored-items.ts";
import { isPublic, systemFieldsOf } from "./workflow.ts";

export type ItemReference = { collection: string; key: Key };

const ONLY_KEY = 1;

export async function createOne(writing: WriteContext, name: string, payload: unknown): Promise<Key> {
	const collection = collectionNamed(name);
	const allowed = await requirePermission(writing, collection, "create");
	const sent = readSent(writing, collection, { payload, allowed, isNew: true });
	return create(writing, collection, {
		values: { ...sent, ...systemFieldsOf(collection, { ...writing, sent }) },
		allowed,
	});
}

export async function recreateItem(writing: WriteContext, name: string, values: Item): Promise<Key> {
	const collection = collectionNamed(name);
	return create(writing, collection, { values, allowed: await requirePermission(writing, collection, "create") });
}

/**
 * Changes an item. Throws FORBIDDEN if the actor may not, before or after the change, or if it is missing;
 * CHANGED_SINCE if somebody changed it after its writer read it.
 */
export async function updateOne(
	writing: WriteContext,
	{ collection: name, key }: ItemReference,
	payload: unknown,
): Promise<Key> {
	const collection = collectionNamed(name);
	const allowed = await requirePermission(writing, collection, "update");
	const sent = readSent(writing, collection, { payload, allowed, isNew: false });
	await collection.lock?.(writing.tx, key);
	const before = await lockItem(writing, collection, { key, allowed });
	if (!isChanged(collection, before, toWireItem(collection, sent))) return keyOf(collection, before);
	if (writing.baseVersion !== undefined && writing.baseVersion !== before.date_updated)
		throw new ContentError("CHANGED_SINCE");
	const values = { ...sent, ...systemFieldsOf(collection, { ...writing, before, sent }) };
	const after = await changeItem(writing, collection, { key, values });
	await checkRule(writing, collection, { item: after, allowed });
	await collection.apply?.(writing, { before, after });
	await recordChange(writing, { ...itemIdentity(writing, collection, after), action: "update", before, after });
	await collection.follow?.(writing, { before, after });
	return keyOf(collection, after);
}

export async function updateSingleton(writing: WriteContext, name: string, payload: unknown): Promise<Key> {
	const collection = collectionNamed(name);
	await requirePermission(writing, collection, "update");
	await insertDefault(writing, collection);
	return updateOne(writing, { collection: name, key: ONLY_KEY }, payload);
}

/** Deletes an item; its last state stays in its revisions. */
export async function deleteOne(writing: WriteContext, { collection: name, key }: ItemReference): Promise<void> {
	const collection = collectionNamed(name);
	const allowed = await requirePermission(writing, collection, "delete");
	const before = await lockItem(writing, collection, { key, allowed });
	await deleteItem(writing, collection, key);
	await recordChange(writing, { ...itemIdentity(writing, collection, before), action: "delete", before });
}

async function create(
	writing: WriteContext,
	collection: Collection,
	{ values, allowed }: { values: Item; allowed: ActionGrant },
): Promise<Key> {
	await collection.lock?.(writing.tx, values);
	const after = await insertItem(writing, collection, values);
	await checkRule(writing, collection, { item: after, allowed });
	await collection.apply?.(writing, { after });
	await recordChange(writing, { ...itemIdentity(writing, collection, after), action: "create", after });
	return keyOf(collection, after);
}

async function requirePermission(
	{ permissions, actor }: WriteContext,
	collection: Collection,
	action: Action,
): Promise<ActionGrant> {
	const allowed = await permissions.allowed(actor, collection.name, action);
	if (allowed === undefined) throw new ContentError("FORBIDDEN");
	return allowed;
}

function readSent(
	{ actor }: WriteContext,
	collection: Collection,
	{ payload, ...how }: { payload: unknown; allowed: ActionGrant; isNew: boolean },
): Item {
	const values = readPayload(collection, payload, { ...how, isOurs: actor.kind === "system" });
	return Object.fromEntries([...values].map(([{ name }, value]) => [name, value]));
}

function itemIdentity(
	{ actor }: WriteContext,
	collection: Collection,
	item: Item,
): Pick<ItemChange, "actor" | "collection" | "key"> {
	return { actor, collection, key: String(keyOf(collection, item)) };
}

async function recordChange(writing: WriteContext, change: ItemChange): Promise<void> {
	const { tx, tags, extendsRevision = false, restored } = writing;
	const { collection, before, after } = change;
	if (!extendsRevision || !(await addToRevision(tx, change))) await storeRevision(tx, { ...change, restored });
	if (change.action === "update" && (await redirectMovedItem(tx, change))) tags.add("content:redirects");
	for (const item of [before, after]) {
		for (const tag of (item && collection.tags?.(item)) ?? []) tags.add(tag);
		if (!isPublic(collection, item)) continue;
		tags.add(`content:${collection.name}`);
		if (typeof item?.slug === "string") tags.add(`content:${collection.name}:${item.slug}`);
	}
}

/** Returns the request's values as they will be read, so that an equal value counts as unchanged. */
function toWireItem({ fields }: Collection, item: Item): Item {
	return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, toComparable(fields.get(name), value)]));
}

function toComparable(field: Field | undefined, value: unknown): unknown {
	return field?.kind === "timestamp" && value !== null ? toMoment(value).toISOString() : value;
}
