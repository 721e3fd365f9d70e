import { sql } from "drizzle-orm";
import { collectionNamed } from "#backend/content/collections.ts";
import { ContentError } from "#backend/content/errors.ts";
import type { Actor, Content, Item, Key } from "#backend/content/items/types.ts";
import { isCovered, openView } from "./open-view.ts";
import type { Filter, ItemsQuery, Meta } from "./query.ts";
import { countRowsOf, fetchSelected, filterSql, keysSql, parametersOf, select } from "./select-rows.ts";
import { chooseFields } from "./selection.ts";

export type ReadRequest = { actor: Actor; collection: string };

export async function readItems(
	content: Content,
	{ actor, collection }: ReadRequest,
	query: ItemsQuery,
): Promise<Item[]> {
	const view = await openView(content.permissions, actor, collectionNamed(collection));
	return select(content, view, { ...query, where: filterSql(view, query) });
}

/** Returns the item of a key. Throws the same FORBIDDEN for a missing and a forbidden item. */
export async function readItem(
	content: Content,
	{ actor, collection, key }: ReadRequest & { key: Key },
	query: ItemsQuery,
): Promise<Item> {
	const view = await openView(content.permissions, actor, collectionNamed(collection));
	const where = sql`${isCovered(view, view.allowed)} AND ${keysSql(view, [key])}`;
	const [item] = await select(content, view, { ...query, where, limit: 1, offset: 0 });
	if (item === undefined) throw new ContentError("FORBIDDEN");
	return item;
}

export async function readKeys(
	content: Content,
	{ actor, collection, keys }: ReadRequest & { keys: readonly Key[] },
	query: ItemsQuery,
): Promise<Item[]> {
	const view = await openView(content.permissions, actor, collectionNamed(collection));
	const { key } = view.collection;
	if (keys.length === 0 || key === undefined) return [];
	const selection = chooseFields(view, query.fields);
	const order = sql`array_position(ARRAY[${parametersOf(view, keys)}], ${key.toSql(view.alias)})`;
	const where = sql`${isCovered(view, view.allowed)} AND ${keysSql(view, keys)}`;
	return fetchSelected(content, view, { selection, rest: sql`WHERE ${where} ORDER BY ${order}` });
}

export async function readSingleton(content: Content, readRequest: ReadRequest, query: ItemsQuery): Promise<Item> {
	const view = await openView(content.permissions, readRequest.actor, collectionNamed(readRequest.collection));
	const [item] = await select(content, view, { ...query, where: isCovered(view, view.allowed), limit: 1, offset: 0 });
	if (item !== undefined) return item;
	return Object.fromEntries(chooseFields(view, query.fields).own.map(({ name }) => [name, null]));
}

/** Counts items: `total_count` of all that the actor may see, `filter_count` of those in the query. */
export async function countItems(
	content: Content,
	{ actor, collection }: ReadRequest,
	query: ItemsQuery,
): Promise<Partial<Record<Meta, number>> | undefined> {
	if (query.meta.length === 0) return undefined;
	const view = await openView(content.permissions, actor, collectionNamed(collection));
	const counts = query.meta.map(async (meta) => {
		const where = meta === "total_count" ? isCovered(view, view.allowed) : filterSql(view, query);
		return [meta, (await countRowsOf(content, [{ view, where }]))[0]] as const;
	});
	return Object.fromEntries(await Promise.all(counts));
}

/** Counts the items of several filters in one statement; undefined for a collection that the actor may not read. */
export async function countEach(
	content: Content,
	actor: Actor,
	requested: readonly { collection: string; filter: Filter }[],
): Promise<(number | undefined)[]> {
	const views = await Promise.all(
		requested.map(async ({ collection, filter }) => {
			const known = collectionNamed(collection);
			if ((await content.permissions.allowed(actor, known.name, "read")) === undefined) return undefined;
			const view = await openView(content.permissions, actor, known);
			return { view, where: filterSql(view, { filter }) };
		}),
	);
	const numbers = await countRowsOf(
		content,
		views.filter((view) => view !== undefined),
	);
	return views.map((view) => (view === undefined ? undefined : numbers.shift()));
}
