import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import type { Database, Queryable } from "#backend/db/client.ts";
import type { RowOf, Shape } from "#backend/db/columns.ts";
import { UnexpectedRows } from "#backend/errors.ts";

type Connection = Pick<Queryable, "execute">;

/**
 * Returns the rows of raw SQL as the shape declares them: ``readRows(db, SHAPE)`SELECT …` ``, or with a built statement as the third
 * argument. Compares names, types and nulls with PostgreSQL's answer, and throws UnexpectedRows, which names the column. Times and days
 * come as text.
 */
export function readRows<Of extends Shape>(db: Connection, shape: Of): (...parts: SqlParts) => Promise<RowOf<Of>[]>;
export function readRows<Of extends Shape>(db: Connection, shape: Of, query: SQL): Promise<RowOf<Of>[]>;
export function readRows<Of extends Shape>(db: Connection, shape: Of, query?: SQL) {
	return query === undefined ? (...parts: SqlParts) => read(db, shape, sql(...parts)) : read(db, shape, query);
}

type SqlParts = Parameters<typeof sql>;

async function read<Of extends Shape>(db: Connection, shape: Of, query: SQL): Promise<RowOf<Of>[]> {
	const result = db.execute(query);
	return rowsAs(shape, await result, () => result.getQuery().sql);
}

/** `readRows` as a named prepared statement, for queries that cost more to plan than to run. */
export async function readPrepared<Of extends Shape>(
	db: Pick<Database, "$client">,
	shape: Of,
	{ name, query }: { name: string; query: SQL },
): Promise<RowOf<Of>[]> {
	const { sql: text, params: values } = DIALECT.sqlToQuery(query);
	return rowsAs(shape, await db.$client.query({ name, text, values }), () => text);
}

const DIALECT = new PgDialect();

export type QueryResult = {
	fields: readonly { name: string; dataTypeID: number }[];
	rows: readonly Readonly<Record<string, unknown>>[];
};

/** Checks a result of the driver itself, where there is no Drizzle yet. */
export function rowsAs<Of extends Shape>(shape: Of, answer: QueryResult, statement: () => string): RowOf<Of>[] {
	const rows: unknown = answer.rows;
	requireShape(rows, shape, { answer, statement });
	return rows;
}

function requireShape<Of extends Shape>(
	_rows: unknown,
	shape: Of,
	{ answer, statement }: { answer: QueryResult; statement: () => string },
): asserts _rows is RowOf<Of>[] {
	const checks = checksOf(shape);
	const wrong = findWrongColumn(checks, answer) ?? findWrongValue(checks, answer);
	if (wrong !== undefined) throw new UnexpectedRows({ ...wrong, statement: statement() });
}

type ColumnMismatch = { column: string; expected: string; found: string };

type Checks = {
	columns: ReadonlyMap<string, Shape[string]>;
	/** Columns that only have to be non-null: the type proves the rest. */
	filled: readonly string[];
	open: readonly (readonly [name: string, Shape[string]])[];
};

const CHECKS = new WeakMap<Shape, Checks>();

function checksOf(shape: Shape): Checks {
	const known = CHECKS.get(shape);
	if (known !== undefined) return known;
	const columns = Object.entries(shape);
	const checks = {
		columns: new Map(columns),
		filled: columns.flatMap(([name, { isNullable, isOpen }]) => (isNullable || isOpen ? [] : name)),
		open: columns.filter(([, { isOpen }]) => isOpen),
	};
	CHECKS.set(shape, checks);
	return checks;
}

/** Checked at every call: two statements may share a shape, and one may be built in several ways. */
function findWrongColumn({ columns }: Checks, { fields }: QueryResult): ColumnMismatch | undefined {
	for (const { name, dataTypeID } of fields) {
		const column = columns.get(name);
		if (column === undefined) return { column: name, expected: "no such column", found: typeName(dataTypeID) };
		if (!column.types.includes(dataTypeID)) {
			return { column: name, expected: column.name, found: typeName(dataTypeID) };
		}
	}
	if (fields.length === columns.size) return undefined;
	const columnNames = fields.map(({ name }) => name);
	for (const [name, { name: expected }] of columns) {
		if (!columnNames.includes(name)) return { column: name, expected, found: "no such column" };
	}
	const twice = columnNames.find((name, place) => columnNames.indexOf(name) !== place) ?? "";
	return { column: twice, expected: "one column of this name", found: "several" };
}

function findWrongValue({ columns, filled, open }: Checks, { rows }: QueryResult): ColumnMismatch | undefined {
	for (const row of rows) {
		for (const name of filled) {
			if (row[name] === null) return { column: name, expected: columns.get(name)?.name ?? "", found: "null" };
		}
		for (const [name, column] of open) {
			if (column.is(row[name])) continue;
			// Never the value, which may be personal.
			return { column: name, expected: column.name, found: row[name] === null ? "null" : "another value" };
		}
	}
	return undefined;
}

function typeName(type: number): string {
	const [name] = Object.entries(pg.types.builtins).find(([, number]) => number === type) ?? [];
	return name?.toLowerCase() ?? `type ${type}`;
}
