import { type SQL, sql } from "drizzle-orm";
import { ContentError } from "#backend/content/errors.ts";
import { mapDatabaseErrors } from "#backend/content/items/database-faults.ts";
import type { Content, Item, Key } from "#backend/content/items/types.ts";
import { compileFilter, compileSearch } from "./filter.ts";
import { isCovered } from "./open-view.ts";
import type { ItemsQuery } from "./query.ts";
import { runWithTimeout } from "./run-with-timeout.ts";
import { chooseFields, type Selection } from "./selection.ts";
import { BadValue, toParameter, toWire } from "./values.ts";
import { readableField, type View } from "./view.ts";

export function filterSql(view: View, { filter, search }: Pick<ItemsQuery, "filter" | "search">): SQL {
	const conditions = [isCovered(view, view.allowed)];
	if (filter !== undefined) conditions.push(compileFilter(view, filter));
	if (search !== undefined) conditions.push(compileSearch(view, search));
	return sql.join(conditions, sql` AND `);
}

/** Matches rows with one of the keys. An invalid key is refused like an unknown one. */
export function keysSql(view: View, keys: readonly Key[]): SQL {
	const { key } = view.collection;
	if (key === undefined) throw new ContentError("FORBIDDEN");
	return sql`${key.toSql(view.alias)} IN (${parametersOf(view, keys)})`;
}

export function parametersOf({ collection: { key } }: View, keys: readonly Key[]): SQL {
	try {
		return sql.join(
			keys.map((each) => toParameter(key ?? { kind: "text" }, each)),
			sql`, `,
		);
	} catch (error) {
		if (error instanceof BadValue) throw new ContentError("FORBIDDEN");
		throw error;
	}
}

export type Select = Pick<ItemsQuery, "fields" | "sort" | "limit" | "offset"> & { where: SQL };

export function select(content: Content, view: View, { fields, sort, limit, offset, where }: Select): Promise<Item[]> {
	const selection = chooseFields(view, fields);
	const rest = sql`WHERE ${where} ORDER BY ${orderOf(view, sort)} LIMIT ${limit} OFFSET ${offset}`;
	return fetchSelected(content, view, { selection, rest, run: runWithTimeout });
}

/** Missing values come last in either direction. Equal rows are ordered by the columns that tell them apart. */
function orderOf(view: View, sort: readonly string[]): SQL {
	const orders = sort.map((each) => {
		const isDown = each.startsWith("-");
		const [name = "", inner] = (isDown ? each.slice(1) : each).split(".", 2);
		const field = readableField(view, name);
		const column = inner === undefined ? field.toSql(view.alias) : ofRelated(view.related(field), inner);
		return isDown ? sql`${column} DESC NULLS LAST` : sql`${column} NULLS LAST`;
	});
	const { identity } = view.collection;
	orders.push(...identity.map(({ toSql }) => toSql(view.alias)));
	// Rows without an identity are ordered by their place in the table, so that pages of a list do not overlap.
	if (identity.length === 0) orders.push(sql`${view.alias}.ctid`);
	return sql.join(orders, sql`, `);
}

function ofRelated(view: View, name: string): SQL {
	return view.lift(readableField(view, name).toSql(view.alias));
}

type Run = typeof runWithTimeout;
type Fetch = { selection: Selection; rest: SQL; run?: Run };

export async function fetchSelected(
	content: Content,
	view: View,
	{ selection, rest, run = runQuery }: Fetch,
): Promise<Item[]> {
	const { collection, alias } = view;
	const columns = selection.fetched.map((field) => sql`${field.toSql(alias)} AS ${sql.identifier(field.name)}`);
	const rows = await run(
		content,
		collection.name,
		sql`SELECT ${sql.join(columns, sql`, `)} FROM ${collection.table} ${alias} ${rest}`,
	);
	const items = rows.map((row) =>
		Object.fromEntries(selection.fetched.map((field) => [field.name, toWire(field, row[field.name])])),
	);
	return attachRelated(content, items, selection);
}

async function attachRelated(content: Content, items: Item[], { own, relations }: Selection): Promise<Item[]> {
	const attached = await Promise.all(
		relations.map(async ({ field, view, selection }) => {
			const keys = [...new Set(items.map((item) => item[field.name]).filter(isKey))];
			const { key } = view.collection;
			if (keys.length === 0 || key === undefined) return { field, byKey: new Map<unknown, Item>() };
			const rest = sql`WHERE ${keysSql(view, keys)} AND ${isCovered(view, view.allowed)}`;
			const withKey = { ...selection, fetched: [...new Set([key, ...selection.fetched])] };
			const related = await fetchSelected(content, view, { selection: { ...withKey, own: withKey.fetched }, rest });
			return { field, byKey: new Map(related.map((item) => [item[key.name], selectFields(item, selection)])) };
		}),
	);
	return items.map((item) => ({
		...selectFields(item, { own }),
		...Object.fromEntries(attached.map(({ field, byKey }) => [field.name, byKey.get(item[field.name]) ?? null])),
	}));
}

function selectFields(item: Item, { own }: Pick<Selection, "own">): Item {
	return Object.fromEntries(own.map(({ name }) => [name, item[name]]));
}

function isKey(value: unknown): value is Key {
	return typeof value === "string" || typeof value === "number";
}

export async function countRowsOf(content: Content, each: readonly { view: View; where: SQL }[]): Promise<number[]> {
	const [first] = each;
	if (first === undefined) return [];
	const counts = each.map(
		({ view: { collection, alias }, where }) =>
			sql`(SELECT count(*) FROM ${collection.table} ${alias} WHERE ${where})::float8`,
	);
	const query = sql`SELECT json_build_array(${sql.join(counts, sql`, `)}) AS counts`;
	const [row] = await runWithTimeout(content, first.view.collection.name, query);
	return Array.isArray(row?.counts) ? row.counts.map(Number) : [];
}

async function runQuery({ db }: Content, collection: string, query: SQL): Promise<Record<string, unknown>[]> {
	const { rows } = await mapDatabaseErrors(collection, () => db.execute(query));
	return rows;
}
