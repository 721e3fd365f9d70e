import { UNIVERSITY_SOURCES, type UniversityAbroad } from "@uchit/contract/study-abroad.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { toRecord } from "#backend/db/column-names.ts";
import { integer, jsonTexts, nullable, type RowOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

const CALLED = { id: text, country: text, name: text, also_called: jsonTexts, domains: jsonTexts };

/** A university's names, its sites' domains and its country's two letters. */
export type CalledAbroad = RowOf<typeof CALLED>;

export async function listNamesAbroad(db: Database): Promise<CalledAbroad[]> {
	return readRows(
		db,
		CALLED,
		sql`SELECT id, country, name, also_called, domains FROM universities_abroad ORDER BY domains = '[]', id`,
	);
}

const SHOWN = {
	name: text,
	region: nullable(text),
	site: nullable(text),
	tuition_usd: nullable(integer),
	source_id: text,
};

export async function readNamedAbroad(
	db: Database,
	ids: readonly string[],
): Promise<Pick<UniversityAbroad, "name" | "region" | "site" | "tuitionUsd" | "sourceId">[]> {
	const rows = await readRows(
		db,
		SHOWN,
		sql`SELECT name, region, site, tuition_usd, source_id FROM universities_abroad WHERE id = ANY(${sql.param(ids)}::text[]) ORDER BY id`,
	);
	return rows.map(toRecord).map((row) => ({
		...row,
		sourceId: row.tuitionUsd === undefined ? row.sourceId : UNIVERSITY_SOURCES.usFigures,
	}));
}
