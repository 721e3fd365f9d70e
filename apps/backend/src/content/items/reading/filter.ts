import { isRecord } from "@uchit/text/is-record.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "#backend/content/items/types.ts";
import { fieldsOf } from "#backend/content/permissions.ts";
import { conditionSql, containsWords, isOperator, type Operand } from "./operators.ts";
import { type Filter, invalidQuery } from "./query.ts";
import { isStorable } from "./values.ts";
import { readableField, type View } from "./view.ts";

const DEEPEST = 10;
const MAX_CONDITIONS = 200;
const UNIT_MS = {
	second: 1e3,
	minute: 6e4,
	hour: 36e5,
	day: 864e5,
	week: 6048e5,
	month: 2592e6,
	year: 31536e6,
} as const;

/** Counts the conditions of a filter, so that none is too large to answer. */
type Budget = { left: number };

export function compileFilter(view: View, filter: Filter): SQL {
	return all(view, filter, { depth: 0, budget: { left: MAX_CONDITIONS } });
}

export function compileSearch(view: View, typed: string): SQL {
	if (!isStorable(typed)) return sql`FALSE`;
	const texts = fieldsOf(view.collection, view.allowed).filter(({ kind }) => kind === "text" || kind === "html");
	return anyOf(texts.map((field) => containsWords({ ...field, expression: field.toSql(view.alias) }, typed)));
}

type At = { depth: number; budget: Budget };

function all(view: View, filter: unknown, at: At): SQL {
	if (!isRecord(filter)) throw invalidQuery("A part of the filter is not an object");
	if (at.depth > DEEPEST) throw invalidQuery("The filter is nested too deeply");
	const inner = { ...at, depth: at.depth + 1 };
	return allOf(Object.entries(filter).map(([name, value]) => compilePart(view, { name, value }, inner)));
}

function compilePart(view: View, { name, value }: { name: string; value: unknown }, at: At): SQL {
	if (name === "_and") return allOf(parts(value).map((condition) => all(view, condition, at)));
	if (name === "_or") return anyOf(parts(value).map((condition) => all(view, condition, at)));
	const field = readableField(view, name);
	const operand: Operand = { name, kind: field.kind, expression: view.lift(field.toSql(view.alias)) };
	if (!isRecord(value)) return compileCondition(view.actor, { operand, operator: "_eq", value }, at);
	const entries = Object.entries(value);
	const filtersRelated = entries.some(([each]) => !isOperator(each));
	if (filtersRelated && field.relation !== undefined) return all(view.related(field), value, at);
	return allOf(entries.map(([operator, each]) => compileCondition(view.actor, { operand, operator, value: each }, at)));
}

function compileCondition(
	actor: Actor,
	test: { operand: Operand; operator: string; value: unknown },
	{ budget }: At,
): SQL {
	budget.left -= 1;
	if (budget.left < 0) throw invalidQuery(`The filter has more than ${MAX_CONDITIONS} conditions`);
	const value = Array.isArray(test.value) ? test.value.map((each) => resolve(actor, each)) : resolve(actor, test.value);
	// Nobody's items match a caller who is not signed in.
	if (value === NO_STAFF) return sql`FALSE`;
	return conditionSql(test.operand, test.operator, value);
}

const NO_STAFF = Symbol("nobody");

function resolve(actor: Actor, value: unknown): unknown {
	if (typeof value !== "string" || !value.startsWith("$")) return value;
	if (value === "$CURRENT_USER") return actor.kind === "staff" ? actor.id : NO_STAFF;
	if (value === "$CURRENT_ROLE") return actor.kind === "staff" ? actor.role : NO_STAFF;
	if (value === "$NOW") return new Date();
	const [, amount, unit] = /^\$NOW\(\s*([+-]?\d{1,6})\s+([a-z]+?)s?\s*\)$/.exec(value) ?? [];
	const ms = Object.entries(UNIT_MS).find(([name]) => name === unit)?.[1];
	return ms === undefined ? value : new Date(Date.now() + Number(amount) * ms);
}

function parts(value: unknown): readonly unknown[] {
	if (!Array.isArray(value)) throw invalidQuery('"_and" and "_or" have to be lists');
	return value;
}

function allOf(conditions: readonly SQL[]): SQL {
	return conditions.length === 0 ? sql`TRUE` : sql`(${sql.join([...conditions], sql` AND `)})`;
}

function anyOf(conditions: readonly SQL[]): SQL {
	return conditions.length === 0 ? sql`FALSE` : sql`(${sql.join([...conditions], sql` OR `)})`;
}
