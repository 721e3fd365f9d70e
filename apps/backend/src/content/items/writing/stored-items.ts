import { type SQL, sql } from "drizzle-orm";
import { ContentError } from "#backend/content/errors.ts";
import { mapDatabaseErrors } from "#backend/content/items/database-faults.ts";
import { isCovered, unrestrictedView } from "#backend/content/items/reading/open-view.ts";
import { keysSql } from "#backend/content/items/reading/select-rows.ts";
import { toParameter, toWire } from "#backend/content/items/reading/values.ts";
import type { ActionGrant, Collection, Field, Item, Key, WriteContext } from "#backend/content/items/types.ts";

/** Returns the item and locks it until the end of the transaction. FORBIDDEN if the permission covers no such item. */
export async function lockItem(
	context: WriteContext,
	collection: Collection,
	{ key, allowed }: { key: Key; allowed: ActionGrant },
) {
	const view = unrestrictedView(context.actor, collection);
	const [item] = await runQuery(
		context,
		collection,
		sql`SELECT ${columnsOf(collection, view.alias)} FROM ${collection.table} ${view.alias}
			WHERE ${keysSql(view, [key])} AND ${isCovered(view, allowed)} FOR UPDATE OF ${view.alias}`,
	);
	if (item === undefined) throw new ContentError("FORBIDDEN");
	return item;
}

export async function insertItem(context: WriteContext, collection: Collection, values: Item): Promise<Item> {
	const fields = listStoredFields(collection).filter(({ name }) => values[name] !== undefined);
	const names = joinWithCommas(fields.map(({ name }) => sql`${sql.identifier(name)}`));
	const parameters = joinWithCommas(fields.map((field) => parameterOf(field, values[field.name])));
	const { alias } = unrestrictedView(context.actor, collection);
	// A restored item gets its former key.
	const [item] = await runQuery(
		context,
		collection,
		sql`INSERT INTO ${collection.table} AS ${alias} (${names}) OVERRIDING SYSTEM VALUE VALUES (${parameters})
			RETURNING ${columnsOf(collection, alias)}`,
	);
	return item ?? {};
}

export async function insertDefault(context: WriteContext, collection: Collection): Promise<void> {
	await runQuery(context, collection, sql`INSERT INTO ${collection.table} DEFAULT VALUES ON CONFLICT DO NOTHING`);
}

export async function changeItem(
	context: WriteContext,
	collection: Collection,
	{ key, values }: { key: Key; values: Item },
): Promise<Item> {
	const view = unrestrictedView(context.actor, collection);
	const fields = listStoredFields(collection).filter(({ name }) => values[name] !== undefined);
	const changes = joinWithCommas(
		fields.map((field) => sql`${sql.identifier(field.name)} = ${parameterOf(field, values[field.name])}`),
	);
	const [item] = await runQuery(
		context,
		collection,
		sql`UPDATE ${collection.table} ${view.alias} SET ${changes}
			WHERE ${keysSql(view, [key])} RETURNING ${columnsOf(collection, view.alias)}`,
	);
	return item ?? {};
}

export async function deleteItem(context: WriteContext, collection: Collection, key: Key): Promise<void> {
	const view = unrestrictedView(context.actor, collection);
	await runQuery(context, collection, sql`DELETE FROM ${collection.table} ${view.alias} WHERE ${keysSql(view, [key])}`);
}

/** Checks that the rule covers the written item. Throws FORBIDDEN otherwise, which rolls the transaction back. */
export async function checkRule(
	context: WriteContext,
	collection: Collection,
	{ item, allowed }: { item: Item; allowed: ActionGrant },
): Promise<void> {
	if (allowed.rule === undefined) return;
	const view = unrestrictedView(context.actor, collection);
	const [covered] = await runQuery(
		context,
		collection,
		sql`SELECT ${columnsOf(collection, view.alias)} FROM ${collection.table} ${view.alias}
			WHERE ${keysSql(view, [keyOf(collection, item)])} AND ${isCovered(view, allowed)}`,
	);
	if (covered === undefined) throw new ContentError("FORBIDDEN");
}

export function keyOf({ name, key }: Collection, item: Item): Key {
	const value = key === undefined ? undefined : item[key.name];
	if (typeof value === "string" || typeof value === "number") return value;
	throw new Error(`An item of ${name} has no key`);
}

function parameterOf(field: Field, value: unknown): SQL {
	return value === null ? sql`NULL` : toParameter(field, value);
}

function columnsOf(collection: Collection, alias: SQL): SQL {
	return joinWithCommas(
		listStoredFields(collection).map((field) => sql`${field.toSql(alias)} AS ${sql.identifier(field.name)}`),
	);
}

function listStoredFields({ fields }: Collection): Field[] {
	return [...fields.values()].filter(({ isComputed }) => !isComputed);
}

function joinWithCommas(parts: SQL[]): SQL {
	return sql.join(parts, sql`, `);
}

async function runQuery({ tx }: WriteContext, collection: Collection, query: SQL): Promise<Item[]> {
	const { rows } = await mapDatabaseErrors(collection.name, () => tx.execute(query));
	return rows.map((row) =>
		Object.fromEntries(listStoredFields(collection).map((field) => [field.name, toWire(field, row[field.name])])),
	);
}
