import { type SQL, sql } from "drizzle-orm";
import { collectionNamed } from "#backend/content/collections.ts";
import type { Content, Field, Item } from "#backend/content/items/types.ts";
import { openView } from "./open-view.ts";
import { type Aggregate, type ItemsQuery, invalidQuery } from "./query.ts";
import type { ReadRequest } from "./reading.ts";
import { runWithTimeout } from "./run-with-timeout.ts";
import { filterSql } from "./select-rows.ts";
import { toWire } from "./values.ts";
import { readableField, type View } from "./view.ts";

type Computed = { operation: Aggregate; name: string; field?: Field; expression: SQL };

/**
 * Returns one row of aggregates over the query: `{ count: { id: "5" } }`, and `{ count: "5" }` for `*`, as in Directus.
 */
export async function aggregateItems(
	content: Content,
	{ actor, collection }: ReadRequest,
	query: ItemsQuery,
): Promise<Item[]> {
	const view = await openView(content.permissions, actor, collectionNamed(collection));
	const computed = (query.aggregate ?? []).flatMap(({ operation, fields }) =>
		fields.map((name) => compute(view, operation, name)),
	);
	if (computed.length === 0) throw invalidQuery('"aggregate" names no field');
	const columns = computed.map(({ expression }, index) => sql`${expression} AS ${sql.identifier(`a${index}`)}`);
	const { table, name } = view.collection;
	const statement = sql`SELECT ${sql.join(columns, sql`, `)} FROM ${table} ${view.alias} WHERE ${filterSql(view, query)}`;
	const [row] = await runWithTimeout(content, name, statement);
	const answer: Record<string, unknown> = {};
	for (const [index, each] of computed.entries()) put(answer, each, row?.[`a${index}`]);
	return [answer];
}

function compute(view: View, operation: Aggregate, name: string): Computed {
	if (name === "*") {
		if (operation !== "count") throw invalidQuery(`"${operation}" needs the name of a field`);
		return { operation, name, expression: sql`count(*)` };
	}
	const field = readableField(view, name);
	const operand = field.toSql(view.alias);
	if (operation === "count") return { operation, name, field, expression: sql`count(${operand})` };
	if (operation === "countDistinct") return { operation, name, field, expression: sql`count(DISTINCT ${operand})` };
	if (operation === "min" || operation === "max") {
		if (field.kind === "json" || field.kind === "boolean" || field.kind === "uuid") {
			throw invalidQuery(`"${name}" has no least and no greatest`);
		}
		return { operation, name, field, expression: operation === "min" ? sql`min(${operand})` : sql`max(${operand})` };
	}
	if (field.kind !== "integer" && field.kind !== "number") throw invalidQuery(`"${name}" is no number`);
	return { operation, name, field, expression: operation === "sum" ? sql`sum(${operand})` : sql`avg(${operand})` };
}

function put(answer: Record<string, unknown>, { operation, name, field }: Computed, value: unknown): void {
	if (field === undefined) {
		answer[operation] = String(value);
		return;
	}
	const isExtreme = operation === "min" || operation === "max";
	// Sums may exceed JavaScript's numbers, so they are sent as texts.
	const wire = isExtreme ? toWire(field, value) : value === null || value === undefined ? null : String(value);
	const before = answer[operation];
	answer[operation] = { ...(typeof before === "object" ? before : {}), [name]: wire };
}
