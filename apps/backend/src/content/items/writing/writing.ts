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

export async function createOne(context: WriteContext, name: string, payload: unknown): Promise<Key> {
	const collection = collectionNamed(name);
	const allowed = await requirePermission(context, collection, "create");
	const sent = readSent(context, collection, { payload, allowed, isNew: true });
	return create(context, collection, {
		values: { ...sent, ...systemFieldsOf(collection, { ...context, sent }) },
		allowed,
	});
}

export async function recreateItem(context: WriteContext, name: string, values: Item): Promise<Key> {
	const collection = collectionNamed(name);
	return create(context, collection, { values, allowed: await requirePermission(context, collection, "create") });
}

/**
 * Changes an item. Throws FORBIDDEN if the actor may not, before or after the change, or if it is missing;
 * CHANGED_SINCE if somebody changed it after its writer read it.
 */
export async function updateOne(
	context: WriteContext,
	{ collection: name, key }: ItemReference,
	payload: unknown,
): Promise<Key> {
	const collection = collectionNamed(name);
	const allowed = await requirePermission(context, collection, "update");
	const sent = readSent(context, collection, { payload, allowed, isNew: false });
	await collection.lock?.(context.tx, key);
	const before = await lockItem(context, collection, { key, allowed });
	if (!isChanged(collection, before, toWireItem(collection, sent))) return keyOf(collection, before);
	if (context.baseVersion !== undefined && context.baseVersion !== before.date_updated)
		throw new ContentError("CHANGED_SINCE");
	const values = { ...sent, ...systemFieldsOf(collection, { ...context, before, sent }) };
	const after = await changeItem(context, collection, { key, values });
	await checkRule(context, collection, { item: after, allowed });
	await collection.apply?.(context, { before, after });
	await recordChange(context, { ...itemIdentity(context, collection, after), action: "update", before, after });
	await collection.follow?.(context, { before, after });
	return keyOf(collection, after);
}

export async function updateSingleton(context: WriteContext, name: string, payload: unknown): Promise<Key> {
	const collection = collectionNamed(name);
	await requirePermission(context, collection, "update");
	await insertDefault(context, collection);
	return updateOne(context, { collection: name, key: ONLY_KEY }, payload);
}

/** Deletes an item; its last state stays in its revisions. */
export async function deleteOne(context: WriteContext, { collection: name, key }: ItemReference): Promise<void> {
	const collection = collectionNamed(name);
	const allowed = await requirePermission(context, collection, "delete");
	const before = await lockItem(context, collection, { key, allowed });
	await deleteItem(context, collection, key);
	await recordChange(context, { ...itemIdentity(context, collection, before), action: "delete", before });
}

async function create(
	context: WriteContext,
	collection: Collection,
	{ values, allowed }: { values: Item; allowed: ActionGrant },
): Promise<Key> {
	await collection.lock?.(context.tx, values);
	const after = await insertItem(context, collection, values);
	await checkRule(context, collection, { item: after, allowed });
	await collection.apply?.(context, { after });
	await recordChange(context, { ...itemIdentity(context, collection, after), action: "create", after });
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
