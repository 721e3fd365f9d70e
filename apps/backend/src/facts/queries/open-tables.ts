import { OPEN_FORMATS, type OpenTable } from "@uchit/contract/data.ts";
import { MIN_PEOPLE } from "@uchit/contract/outcome.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { oneOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { LOADED_DATASETS_SQL } from "./data-version.ts";

const SELECTS: Partial<Record<OpenTable, string>> = {
	colleges:
		"SELECT id, slug, name, official_name, kind, aishe_code, state_slug, district_id, city, source_id FROM colleges ORDER BY id",
	cutoffs: `SELECT k.exam, k.authority, k.year, k.year_note, k.round, k.college_id, p.name AS programme, k.quota, k.pool, k.seat_type,
		k.social_category, k.pwd, k.gender, k.opening_rank, k.closing_rank, k.closing_score, k.seats, k.preparatory, k.rank_space, k.mark, k.source_id
		FROM cutoffs k JOIN programmes p ON p.id = k.programme_id`,
	// A median of few people reveals individuals, so it is on no page and in no file.
	outcomes: `SELECT o.* FROM outcomes o WHERE measure <> 'median-salary' OR NOT EXISTS (SELECT FROM outcomes p
		WHERE (p.college_id, p.list, p.year, p.level, p.cohort) = (o.college_id, o.list, o.year, o.level, o.cohort)
			AND p.measure = 'placed' AND p.value < ${MIN_PEOPLE})`,
};

/** Returns the query of a table; it returns as many rows as the table counts. */
export function selectOf(table: OpenTable): string {
	return SELECTS[table] ?? `SELECT * FROM ${table.replaceAll("-", "_")}`;
}

const OVERLAID: ReadonlySet<OpenTable> = new Set([
	"colleges",
	"college-names",
	"aliases",
	"college-categories",
	"college-facts",
	"rankings",
	"cutoffs",
	"intakes",
	"college-fees",
	"page-fees",
	"outcomes",
	"scholarships",
]);

/**
 * Returns a version of each table's files, which changes with its query, the formats, the loads, and the corrections on
 * it.
 */
export async function readTableVersions(
	db: Pick<Queryable, "execute">,
	tables: readonly OpenTable[],
): Promise<ReadonlyMap<OpenTable, string>> {
	const versions = tables.map(
		(table) =>
			sql`SELECT ${table}::text AS table, md5(concat_ws('|', ${selectOf(table)}::text, ${OPEN_FORMATS.join()}::text, ${LOADED_DATASETS_SQL}, ${changesOf(table)})) AS version`,
	);
	const rows = await readRows(db, { table: oneOf(tables), version: text }, sql.join(versions, sql` UNION ALL `));
	return new Map(rows.map(({ table, version }) => [table, version]));
}

/** Returns the SQL for changes without a load: rows of the overlay, and sources of fee notices. */
function changesOf(table: OpenTable): SQL {
	if (table === "sources") return hashOf(sql`SELECT t::text AS row FROM sources t`);
	if (!OVERLAID.has(table)) return sql`''`;
	const name = table.replaceAll("-", "_");
	return hashOf(sql`SELECT t::text AS row FROM overlaid.${sql.identifier(name)} t
		UNION ALL SELECT key FROM overlaid.covered WHERE table_name = ${name}`);
}

function hashOf(rows: SQL): SQL {
	return sql`(SELECT md5(string_agg(row, ',' ORDER BY row)) FROM (${rows}) rows)`;
}
