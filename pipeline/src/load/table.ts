import type { PoolClient } from "pg";
import { type Cell, copyRows } from "#pipeline/load/copy.ts";

/** A table's share that one dataset owns. */
export type TableLoad = {
	table: string;
	columns: readonly string[];
	/** The columns that say which row is which; the first of `columns`. */
	keyLength: number;
	/** Which rows of the table belong to the dataset, as SQL on the alias `t`; all of them when absent. */
	scope?: string;
	/** Rows that must stay although the source no longer has them, as SQL on the alias `t`. */
	keepGone?: string;
	rows: readonly (readonly Cell[])[];
};

/** What a load changed. `keys` are the first key columns of what changed, at most `CHANGED_KEYS` of them. */
export type TableDiff = { added: number; changed: number; gone: number; keys: string[] };

export const CHANGED_KEYS = 500;

/**
 * Makes the dataset's share of a table equal to `rows`, touching only what differs. An empty share is filled by COPY at once;
 * otherwise the rows are copied beside it and compared by key. Runs inside the caller's transaction.
 */
export async function loadTable(client: PoolClient, load: TableLoad): Promise<TableDiff> {
	const { table, columns, scope = "true" } = load;
	const existing = await client.query(`SELECT 1 FROM ${table} t WHERE ${scope} LIMIT 1`);
	if (existing.rowCount === 0) {
		await copyRows(client, table, columns, load.rows);
		return { added: load.rows.length, changed: 0, gone: 0, keys: [] };
	}
	const staged = `staged_${table}`;
	await client.query(
		`CREATE TEMP TABLE ${staged} ON COMMIT DROP AS SELECT ${columns.join(", ")} FROM ${table} WHERE false`,
	);
	await copyRows(client, staged, columns, load.rows);
	await client.query(`ANALYZE ${staged}`);
	const diff = await applyDiff(client, load, staged);
	await client.query(`DROP TABLE ${staged}`);
	return diff;
}

async function applyDiff(client: PoolClient, load: TableLoad, staged: string): Promise<TableDiff> {
	const { table, columns, keyLength, scope = "true", keepGone = "false" } = load;
	const keys = columns.slice(0, keyLength);
	const values = columns.slice(keyLength);
	const [firstKey] = keys;
	const sameKey = keys.map((key) => `t.${key} = s.${key}`).join(" AND ");
	const gone = await client.query<{ key: string }>(
		`DELETE FROM ${table} t WHERE (${scope}) AND NOT (${keepGone}) AND NOT EXISTS (SELECT 1 FROM ${staged} s WHERE ${sameKey}) RETURNING t.${firstKey} AS key`,
	);
	const changed =
		values.length === 0
			? undefined
			: await client.query<{ key: string }>(
					`UPDATE ${table} t SET ${values.map((value) => `${value} = s.${value}`).join(", ")} FROM ${staged} s
					 WHERE (${scope}) AND ${sameKey} AND (${values.map((value) => `t.${value}`).join(", ")}) IS DISTINCT FROM (${values.map((value) => `s.${value}`).join(", ")})
					 RETURNING t.${firstKey} AS key`,
				);
	const added = await client.query<{ key: string }>(
		`INSERT INTO ${table} (${columns.join(", ")}) SELECT ${columns.map((column) => `s.${column}`).join(", ")} FROM ${staged} s
		 WHERE NOT EXISTS (SELECT 1 FROM ${table} t WHERE (${scope}) AND ${sameKey}) RETURNING ${firstKey} AS key`,
	);
	const touched = [gone, changed, added].flatMap((result) => result?.rows.slice(0, CHANGED_KEYS) ?? []);
	return {
		added: added.rowCount ?? 0,
		changed: changed?.rowCount ?? 0,
		gone: gone.rowCount ?? 0,
		keys: [...new Set(touched.map(({ key }) => String(key)))].slice(0, CHANGED_KEYS),
	};
}
