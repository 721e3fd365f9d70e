import { type SQL, sql } from "drizzle-orm";
import { collectionNamed } from "#backend/content/collections.ts";
import type { Content, Field, Item } from "#backend/content/items/types.ts";
import { openView } from "./open-view.ts";
import { type Aggregate, type ItemsQuery, invalid } from "./query.ts";
import type { ReadRequest } from "./reading.ts";
import { runWithTimeout } from "./run-with-timeout.ts";
import { matching } from "./select-rows.ts";
import { toWire } from "./values.ts";
import { readableField, type View } from "./view.ts";

type Computed = { of: Aggregate; name: string; field?: Field; expression: SQL };

/**
 * Returns one row of aggregates over the query: `{ count: { id: "5" } }`, and `{ count: "5" }` for `*`, as in Directus.
 */
export async function aggregateItems(
	content: Content,
	{ actor, collection }: ReadRequest,
	query: ItemsQuery,
): Promise<Item[]> {
	const view = await openView(content.permissions, actor, collectionNamed(collection));
	const computed = (query.aggregate ?? []).flatMap(({ of, fields }) => fields.map((name) => compute(view, of, name)));
	if (computed.length === 0) throw invalid('"aggregate" names no field');
	const columns = computed.map(({ expression }, index) => sql`${expression} AS ${sql.identifier(`a${index}`)}`);
	const { table, name } = view.collection;
	const statement = sql`SELECT ${sql.join(columns, sql`, `)} FROM ${table} ${view.alias} WHERE ${matching(view, query)}`;
	const [row] = await runWithTimeout(content, name, statement);
	const answer: Record<string, unknown> = {};
	for (const [index, each] of computed.entries()) put(answer, each, row?.[`a${index}`]);
	return [answer];
}

function compute(view: View, of: Aggregate, name: string): Computed {
	if (name === "*") {
		if (of !== "count") throw invalid(`"${of}" needs the name of a field`);
		return { of, name, expression: sql`count(*)` };
	}
	const field = readableField(view, name);
	const operand = field.of(view.alias);
	if (of === "count") return { of, name, field, expression: sql`count(${operand})` };
	if (of === "countDistinct") return { of, name, field, expression: sql`count(DISTINCT ${operand})` };
	if (of === "min" || of === "max") {
		if (field.kind === "json" || field.kind === "boolean" || field.kind === "uuid") {
			throw invalid(`"${name}" has no least and no greatest`);
		}
		return { of, name, field, expression: of === "min" ? sql`min(${operand})` : sql`max(${operand})` };
	}
	if (field.kind !== "integer" && field.kind !== "number") throw invalid(`"${name}" is no number`);
	return { of, name, field, expression: of === "sum" ? sql`sum(${operand})` : sql`avg(${operand})` };
}

function put(answer: Record<string, unknown>, { of, name, field }: Computed, value: unknown): void {
	if (field === undefined) {
		answer[of] = String(value);
		return;
	}
	const isExtreme = of === "min" || of === "max";
	// Sums may exceed JavaScript's numbers, so they are sent as texts.
	const wire = isExtreme ? toWire(field, value) : value === null || value === undefined ? null : String(value);
	const before = answer[of];
	answer[of] = { ...(typeof before === "object" ? before : {}), [name]: wire };
}
