import pg from "pg";
import type * as z from "zod";

const { builtins } = pg.types;

export type Column<Value> = {
	name: string;
	types: readonly number[];
	is: (value: unknown) => value is Value;
	isNullable: boolean;
	/** The type of the column is not enough, so each value is checked. */
	isOpen: boolean;
};

/** Declare it once, beside the SQL that it describes. */
export type Shape = Readonly<Record<string, Column<unknown>>>;

export type RowOf<Of extends Shape> = {
	-readonly [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never;
};

export const text = column("text", [builtins.TEXT, builtins.VARCHAR, builtins.BPCHAR], isString);
export const uuid = column("uuid", [builtins.UUID], isString);
/** Two or four bytes; cast `count(*)` and sums to it. */
export const integer = column("integer", [builtins.INT2, builtins.INT4], isNumber);
/** Eight bytes, as a string: a JavaScript number cannot hold them. */
export const bigInteger = column("bigint", [builtins.INT8], isString);
/** Floating point. Cast `numeric`, which averages and sums may return. */
export const float = column("float", [builtins.FLOAT4, builtins.FLOAT8], isNumber);
export const boolean = column("boolean", [builtins.BOOL], (value): value is boolean => typeof value === "boolean");

/** `text[]`, `varchar[]` and `integer[]`, for which the driver has no names. */
const [TEXTS, VARCHARS, INTEGERS] = [1009, 1015, 1007];
export const texts = column("text[]", [TEXTS, VARCHARS], isTexts);
export const integers = column(
	"integer[]",
	[INTEGERS],
	(value): value is number[] => Array.isArray(value) && value.every(isNumber),
);

export function nullable<Value>(column: Column<Value>): Column<Value | null> {
	return {
		...column,
		name: `${column.name} or null`,
		is: (value): value is Value | null => value === null || column.is(value),
		isNullable: true,
	};
}

export function oneOf<const Value extends string>(values: readonly Value[]): Column<Value> {
	const known: ReadonlySet<unknown> = new Set(values);
	const name = `one of ${values.slice(0, 5).join(", ")}${values.length > 5 ? ", …" : ""}`;
	return { ...text, name, is: (value): value is Value => known.has(value), isOpen: true };
}

const JSONS = [builtins.JSON, builtins.JSONB];

/** JSON that a contract schema accepts unchanged; schemas that transform do not work here. */
export function json<Value>(schema: z.ZodType<Value>): Column<Value> {
	return jsonColumn("JSON of its schema", (value): value is Value => schema.safeParse(value).success);
}

/** A JSON object of any shape, such as a whole row that is put back as it was. */
export const jsonObject = jsonColumn("JSON object", isRecord);

export const jsonTexts = jsonColumn("JSON texts", isTexts);

/** Rows nested by `json_agg`; each value of each row is checked. */
export function rowsOf<Of extends Shape>(shape: Of): Column<RowOf<Of>[]> {
	const columns = Object.entries(shape);
	const isRow = (row: unknown) =>
		isRecord(row) &&
		Object.keys(row).length === columns.length &&
		columns.every(([name, column]) => column.is(row[name]));
	const name = `JSON rows of ${columns.map(([name, column]) => `${name} ${column.name}`).join(", ")}`;
	return jsonColumn(name, (value): value is RowOf<Of>[] => Array.isArray(value) && value.every(isRow));
}

function column<Value>(name: string, types: readonly number[], is: (value: unknown) => value is Value): Column<Value> {
	return { name, types, is, isNullable: false, isOpen: false };
}

function jsonColumn<Value>(name: string, is: (value: unknown) => value is Value): Column<Value> {
	return { name, types: JSONS, is, isNullable: false, isOpen: true };
}

function isString(value: unknown): value is string {
	return typeof value === "string";
}

function isNumber(value: unknown): value is number {
	return typeof value === "number";
}

function isTexts(value: unknown): value is string[] {
	return Array.isArray(value) && value.every(isString);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
