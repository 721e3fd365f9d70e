import { isRecord } from "@uchit/text/is-record.ts";
import { collectionNamed } from "#backend/content/collections.ts";
import { ContentError } from "#backend/content/errors.ts";
import { hasConditions, type ItemsQuery, invalidQuery, parseQuery } from "#backend/content/items/reading/query.ts";
import { type ReadRequest, readItems } from "#backend/content/items/reading/reading.ts";
import type { Content, Key, WriteContext } from "#backend/content/items/types.ts";
import { BATCH_PARAMETERS, refuseUnknown } from "#backend/content/parameters.ts";
import type { Action } from "#backend/db/schema/content/permission.ts";
import { inTransaction } from "./transaction.ts";
import { createOne, deleteOne, updateOne } from "./writing.ts";

const MAX_AT_ONCE = 1_000;
const EVERY_ITEM =
	'A part of the filter has no condition, so it would match every item. To match them all, write { "id": { "_nnull": true } }';

export function createMany(content: Content, { actor, collection }: ReadRequest, body: unknown): Promise<Key[]> {
	if (collectionNamed(collection).isSingleton) throw new ContentError("ROUTE_NOT_FOUND");
	const payloads = parseList(body);
	return inTransaction(content, actor, async (context) => {
		const keys: Key[] = [];
		for (const payload of payloads) keys.push(await createOne(context, collection, payload));
		return keys;
	});
}

/**
 * Changes the items, all or none: `[{ id, … }]`, `{ keys, data }` or `{ query, data }`. With `how.extendsRevision` a draft's
 * automatic save may extend its writer's last version. `how.baseVersion` is the version that the writer read.
 */
export async function updateMany(
	content: Content,
	{ how = {}, ...readRequest }: ReadRequest & { how?: Pick<WriteContext, "extendsRevision" | "baseVersion"> },
	body: unknown,
): Promise<Key[]> {
	const changes = await readChanges(content, readRequest, body);
	return inTransaction(content, readRequest.actor, async (context) => {
		for (const { key, data } of sortByKey(changes))
			await updateOne({ ...context, ...how }, { ...readRequest, key }, data);
		return changes.map(({ key }) => key);
	});
}

/** Deletes the items, all or none: `[key]`, `{ keys }` or `{ query }`. */
export async function deleteMany(content: Content, readRequest: ReadRequest, body: unknown): Promise<void> {
	const keys = Array.isArray(body)
		? parseKeys(body)
		: await resolveKeys(content, { ...readRequest, action: "delete" }, body);
	await inTransaction(content, readRequest.actor, async (context) => {
		for (const { key } of sortByKey(keys.map((key) => ({ key })))) await deleteOne(context, { ...readRequest, key });
	});
}

type KeyedChange = { key: Key; data: unknown };

async function readChanges(content: Content, readRequest: ReadRequest, body: unknown): Promise<KeyedChange[]> {
	if (Array.isArray(body)) return parseList(body).map((change) => splitKey(readRequest, change));
	const keys = await resolveKeys(content, { ...readRequest, action: "update" }, body);
	if (!isRecord(body) || !isRecord(body.data)) throw invalidPayload('"data" has to be an object');
	const { data } = body;
	return keys.map((key) => ({ key, data }));
}

function splitKey({ collection }: ReadRequest, change: unknown): KeyedChange {
	const name = collectionNamed(collection).key?.name ?? "id";
	if (!isRecord(change)) throw invalidPayload("A change has to be an object");
	const { [name]: key, ...data } = change;
	if (typeof key !== "string" && typeof key !== "number") throw invalidPayload(`Every change needs its "${name}"`);
	return { key, data };
}

async function resolveKeys(
	content: Content,
	{ action, ...readRequest }: ReadRequest & { action: Action },
	body: unknown,
): Promise<Key[]> {
	if (isRecord(body) && body.keys !== undefined) return parseKeys(body.keys);
	if (!isRecord(body) || !isRecord(body.query)) throw invalidPayload('Either "keys" or "query" is needed');
	const name = collectionNamed(readRequest.collection).key?.name;
	if (name === undefined) throw new ContentError("FORBIDDEN");
	// A caller without permission learns that first, not the right form of the request.
	if ((await content.permissions.allowed(readRequest.actor, readRequest.collection, action)) === undefined)
		throw new ContentError("FORBIDDEN");
	refuseUnknown(body.query, BATCH_PARAMETERS);
	const query = parseQuery({ limit: MAX_AT_ONCE, ...body.query });
	const items = await readItems(content, readRequest, { ...query, fields: [name] });
	if (!hasFilterOrSearch(query)) throw invalidQuery(EVERY_ITEM);
	return parseKeys(items.map((item) => item[name]));
}

/** An undefined value of a client arrives as `{}`, which matches every item. */
function hasFilterOrSearch({ filter, search }: ItemsQuery): boolean {
	return filter === undefined ? search !== undefined : hasConditions(filter);
}

function parseKeys(value: unknown): Key[] {
	return parseList(value).map((key) => {
		if (typeof key !== "string" && typeof key !== "number") throw invalidPayload('"keys" has to be a list of keys');
		return key;
	});
}

function parseList(value: unknown): readonly unknown[] {
	if (!Array.isArray(value)) throw invalidPayload("A list is needed");
	if (value.length > MAX_AT_ONCE) throw invalidPayload(`At most ${MAX_AT_ONCE} items at once`);
	return value;
}

/** Everybody locks in the same order, which prevents deadlocks. */
function sortByKey<Keyed extends { key: Key }>(changes: readonly Keyed[]): Keyed[] {
	return changes.toSorted((one, other) => String(one.key).localeCompare(String(other.key)));
}

function invalidPayload(reason: string): ContentError {
	return new ContentError("INVALID_PAYLOAD", `Invalid payload. ${reason}.`, { reason });
}
