import { type SQL, sql } from "drizzle-orm";
import { holdsWords } from "#backend/db/holds-words.ts";
import { invalidQuery } from "./query.ts";
import { BadValue, type Kinded, toBoolean, toParameter } from "./values.ts";

export type Operand = Kinded & { name: string; expression: SQL };

type Condition = (operand: Operand, value: unknown) => SQL;

const MAX_VALUES = 1_000;

/** The operators of filters. A missing value only matches those for absence, as in SQL. */
const OPERATORS: Readonly<Record<string, Condition>> = {
	_eq: (operand, value) => (value === null ? isNull(operand) : compare(operand, sql`=`, value)),
	_neq: (operand, value) => (value === null ? isNotNull(operand) : compare(operand, sql`<>`, value)),
	_lt: (operand, value) => order(operand, sql`<`, value),
	_lte: (operand, value) => order(operand, sql`<=`, value),
	_gt: (operand, value) => order(operand, sql`>`, value),
	_gte: (operand, value) => order(operand, sql`>=`, value),
	_in: (operand, value) => sql`${operand.expression} IN (${parameters(operand, value)})`,
	_nin: (operand, value) => sql`${operand.expression} NOT IN (${parameters(operand, value)})`,
	_between: (operand, value) => between(operand, value),
	_nbetween: (operand, value) => sql`NOT (${between(operand, value)})`,
	_null: (operand, value) => (isWanted(value) ? isNull(operand) : isNotNull(operand)),
	_nnull: (operand, value) => (isWanted(value) ? isNotNull(operand) : isNull(operand)),
	_empty: (operand, value) => (isWanted(value) ? isEmpty(operand) : sql`NOT (${isEmpty(operand)})`),
	_nempty: (operand, value) => (isWanted(value) ? sql`NOT (${isEmpty(operand)})` : isEmpty(operand)),
	_contains: (operand, value) => like(operand, sql`LIKE`, `%${pattern(value)}%`),
	_ncontains: (operand, value) => like(operand, sql`NOT LIKE`, `%${pattern(value)}%`),
	_icontains: (operand, value) => like(operand, sql`ILIKE`, `%${pattern(value)}%`),
	_nicontains: (operand, value) => like(operand, sql`NOT ILIKE`, `%${pattern(value)}%`),
	_starts_with: (operand, value) => like(operand, sql`LIKE`, `${pattern(value)}%`),
	_nstarts_with: (operand, value) => like(operand, sql`NOT LIKE`, `${pattern(value)}%`),
	_istarts_with: (operand, value) => like(operand, sql`ILIKE`, `${pattern(value)}%`),
	_nistarts_with: (operand, value) => like(operand, sql`NOT ILIKE`, `${pattern(value)}%`),
	_ends_with: (operand, value) => like(operand, sql`LIKE`, `%${pattern(value)}`),
	_nends_with: (operand, value) => like(operand, sql`NOT LIKE`, `%${pattern(value)}`),
	_iends_with: (operand, value) => like(operand, sql`ILIKE`, `%${pattern(value)}`),
	_niends_with: (operand, value) => like(operand, sql`NOT ILIKE`, `%${pattern(value)}`),
};

export function isOperator(name: string): boolean {
	return Object.hasOwn(OPERATORS, name);
}

/** Builds one condition. Throws INVALID_QUERY for an unknown operator, or a value that the field cannot have. */
export function conditionSql(operand: Operand, operator: string, value: unknown): SQL {
	const make = isOperator(operator) ? OPERATORS[operator] : undefined;
	if (make === undefined) throw invalidQuery(`There is no operator "${operator}"`);
	try {
		return sql`(${make(operand, value)})`;
	} catch (error) {
		if (error instanceof BadValue)
			throw invalidQuery(`The value of "${operand.name}" for "${operator}" ${error.message}`);
		throw error;
	}
}

export function containsWords(operand: Operand, typed: string): SQL {
	return holdsWords(sql`${operand.expression}::text`, readText(typed));
}

function compare(operand: Operand, operator: SQL, value: unknown): SQL {
	return sql`${operand.expression} ${operator} ${toParameter(operand, value)}`;
}

function order(operand: Operand, operator: SQL, value: unknown): SQL {
	if (operand.kind === "json" || operand.kind === "boolean") throw new BadValue("cannot be put in order");
	return compare(operand, operator, value);
}

function parameters(operand: Operand, value: unknown): SQL {
	const values = toList(value);
	if (values.length === 0) throw new BadValue("has to be a list of values");
	return sql.join(
		values.map((each) => toParameter(operand, each)),
		sql`, `,
	);
}

function between(operand: Operand, value: unknown): SQL {
	const [from, to, ...more] = toList(value);
	if (from === undefined || to === undefined || more.length > 0) throw new BadValue("has to be a list of two");
	return sql`${order(operand, sql`>=`, from)} AND ${order(operand, sql`<=`, to)}`;
}

function toList(value: unknown): readonly unknown[] {
	const list = typeof value === "string" ? value.split(",") : value;
	if (!Array.isArray(list) || list.length > MAX_VALUES) {
		throw new BadValue(`has to be a list of at most ${MAX_VALUES} values`);
	}
	return list;
}

/** A bare `_null` means `_null: true`, as in `?filter[field][_null]`. */
function isWanted(value: unknown): boolean {
	return value === undefined || value === null || value === "" ? true : toBoolean(value);
}

function isNull({ expression }: Operand): SQL {
	return sql`${expression} IS NULL`;
}

function isNotNull({ expression }: Operand): SQL {
	return sql`${expression} IS NOT NULL`;
}

/** Never NULL, so that its negation matches all other rows. */
function isEmpty({ expression }: Operand): SQL {
	return sql`coalesce(${expression}::text, '') IN ('', '[]', '{}')`;
}

function like({ expression }: Operand, operator: SQL, text: string): SQL {
	return sql`${expression}::text ${operator} ${text}`;
}

function pattern(value: unknown): string {
	if (typeof value !== "string" && typeof value !== "number") throw new BadValue("has to be a text");
	return readText(String(value)).replace(/[\\%_]/g, "\\$&");
}

function readText(text: string): string {
	if (!text.isWellFormed() || text.includes("\0")) throw new BadValue("has characters that nothing stored has");
	return text;
}
