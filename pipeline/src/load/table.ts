import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getTableColumns, getTableName, type InferSelectModel } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";

type Row<Table extends PgTable> = {
	[Name in keyof InferSelectModel<Table>]: Cell<InferSelectModel<Table>[Name]>;
};
type Cell<Value> = Readonly<Exclude<Value, null>> | (null extends Value ? undefined : never);

export type TableLoad<Table extends PgTable> = {
	table: Table;
	/** The columns that identify a row; the first of them names what changed. */
	key: readonly Table["_"]["columns"][keyof Table["_"]["columns"]][];
	/** The dataset's rows of the table, as SQL on the alias `t`; absent means all. */
	scope?: string;
	/** Rows that stay although the source dropped them, as SQL on the alias `t`. */
	keepGone?: string;
	rows: readonly Row<Table>[];
};

/** `keys` are the first key columns of changed rows, at most `CHANGED_KEYS`. */
export type TableDiff = { added: number; changed: number; gone: number; keys: string[] };

export const CHANGED_KEYS = 500;

/**
 * Makes the dataset's share of a table equal to `rows`, touching only differences: COPY fills an empty share directly; otherwise rows go
 * to a temporary copy and are compared by key. Runs in the caller's transaction.
 */
export async function loadTable<Table extends PgTable>(
	client: PoolClient,
	{ table, key, scope = "true", keepGone = "false", rows }: TableLoad<Table>,
): Promise<TableDiff> {
	const name = getTableName(table);
	const existing = await client.query(`SELECT 1 FROM ${name} t WHERE ${scope} LIMIT 1`);
	if (existing.rowCount === 0) {
		await copyRows(client, name, table, rows);
		return { added: rows.length, changed: 0, gone: 0, keys: [] };
	}
	const staged = `staged_${name}`;
	await client.query(`CREATE TEMP TABLE ${staged} ON COMMIT DROP AS SELECT * FROM ${name} WHERE false`);
	await copyRows(client, staged, table, rows);
	await client.query(`ANALYZE ${staged}`);
	const columns = Object.values<PgColumn>(getTableColumns(table)).map((column) => column.name);
	const keys = key.map((column) => column.name);
	// The statistics of a share that was just replaced are stale: the planner would compare each row with all others, for minutes.
	await client.query("SET LOCAL enable_nestloop = off");
	const diff = await applyDiff(client, { name, staged, columns, keys, scope, keepGone });
	await client.query("SET LOCAL enable_nestloop = on");
	await client.query(`DROP TABLE ${staged}`);
	return diff;
}

type Diff = {
	name: string;
	staged: string;
	columns: readonly string[];
	keys: readonly string[];
	scope: string;
	keepGone: string;
};

async function applyDiff(
	client: PoolClient,
	{ name, staged, columns, keys, scope, keepGone }: Diff,
): Promise<TableDiff> {
	const values = columns.filter((column) => !keys.includes(column));
	const [firstKey] = keys;
	const sameKey = keys.map((key) => `t.${key} = s.${key}`).join(" AND ");
	const gone = await client.query<{ key: string }>(
		`DELETE FROM ${name} t WHERE (${scope}) AND NOT (${keepGone}) AND NOT EXISTS (SELECT 1 FROM ${staged} s WHERE ${sameKey}) RETURNING t.${firstKey} AS key`,
	);
	const changed =
		values.length === 0
			? undefined
			: await client.query<{ key: string }>(
					`UPDATE ${name} t SET ${values.map((value) => `${value} = s.${value}`).join(", ")} FROM ${staged} s
					 WHERE (${scope}) AND ${sameKey} AND (${values.map((value) => `t.${value}`).join(", ")}) IS DISTINCT FROM (${values.map((value) => `s.${value}`).join(", ")})
					 RETURNING t.${firstKey} AS key`,
				);
	const added = await client.query<{ key: string }>(
		`INSERT INTO ${name} (${columns.join(", ")}) SELECT ${columns.map((column) => `s.${column}`).join(", ")} FROM ${staged} s
		 WHERE NOT EXISTS (SELECT 1 FROM ${name} t WHERE (${scope}) AND ${sameKey}) RETURNING ${firstKey} AS key`,
	);
	const touched = [gone, changed, added].flatMap((result) => result?.rows.slice(0, CHANGED_KEYS) ?? []);
	return {
		added: added.rowCount ?? 0,
		changed: changed?.rowCount ?? 0,
		gone: gone.rowCount ?? 0,
		keys: [...new Set(touched.map(({ key }) => String(key)))].slice(0, CHANGED_KEYS),
	};
}

const ROWS_PER_CHUNK = 2_000;

async function copyRows<Table extends PgTable>(
	client: PoolClient,
	into: string,
	table: Table,
	rows: readonly Row<Table>[],
): Promise<void> {
	const columns = Object.entries<PgColumn>(getTableColumns(table));
	const names = columns.map(([, { name }]) => name).join(", ");
	await pipeline(Readable.from(chunks(columns, rows)), client.query(copyFrom(`COPY ${into} (${names}) FROM STDIN`)));
}

type Columns = readonly (readonly [name: string, column: PgColumn])[];
type Cells = Readonly<Record<string, unknown>>;

function* chunks(columns: Columns, rows: readonly Cells[]): Generator<string> {
	for (let start = 0; start < rows.length; start += ROWS_PER_CHUNK) {
		yield rows
			.slice(start, start + ROWS_PER_CHUNK)
			.map((row) => `${columns.map(([name, column]) => toText(column, row[name])).join("\t")}\n`)
			.join("");
	}
}

function toText(column: PgColumn, cell: unknown): string {
	if (cell === undefined) return "\\N";
	const value = column.mapToDriverValue(cell);
	if (typeof value !== "string") return String(value);
	return value.replaceAll("\\", "\\\\").replaceAll("\t", "\\t").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
}
