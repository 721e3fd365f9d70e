import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

const NEEDED_TABLES = ["colleges", "rankings", "cutoffs", "college_categories"] as const;

/** The tables without which the site has nothing to say; a dataset is loaded whole or not at all, so one row proves it. */
export async function listEmptyTables(db: Database): Promise<string[]> {
	const checks = NEEDED_TABLES.map(
		(table) => sql`SELECT ${table}::text AS table WHERE NOT EXISTS (SELECT FROM ${sql.identifier(table)})`,
	);
	const rows = await readRows(db, { table: text }, sql.join(checks, sql` UNION ALL `));
	return rows.map(({ table }) => table);
}
