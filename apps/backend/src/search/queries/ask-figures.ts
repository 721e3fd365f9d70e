import type { Intent } from "@uchit/contract/answer.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { boolean, integer, nullable, type RowOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

const PLACE = { list: text, year: integer, rank: nullable(integer), band: nullable(text), source_id: text };

export async function readPlaces(
	db: Database,
	collegeId: string,
	list: string | undefined,
): Promise<RowOf<typeof PLACE>[]> {
	return readRows(
		db,
		PLACE,
		sql`SELECT list, year::int AS year, rank, band, source_id FROM rankings WHERE college_id = ${collegeId}
			AND ${list === undefined ? sql`TRUE` : sql`list = ${list}`} ORDER BY year DESC, rank NULLS LAST, list`,
	);
}

const SEATS = { seats: integer, year: integer, source_id: text };

/** Approved seats a year of one degree in the newest year; undefined if no authority lists them. */
export async function readApprovedSeats(
	db: Database,
	collegeId: string,
	degree: string,
): Promise<RowOf<typeof SEATS> | undefined> {
	const [seats] = await readRows(
		db,
		SEATS,
		sql`SELECT sum(seats)::int AS seats, year::int AS year, min(source_id) AS source_id FROM intakes
			WHERE college_id = ${collegeId} AND degree = ${degree} AND seats IS NOT NULL AND mode IN ('regular', 'part-time')
			GROUP BY year, authority ORDER BY year DESC, seats DESC LIMIT 1`,
	);
	return seats;
}

const SEAT_TOTAL = { seats: integer, colleges: integer, year: integer, source_id: text };

/**
 * Approved seats a year of one degree at many institutions, from the authority that lists most of them, in the requested or its newest
 * year.
 */
export async function readSeatTotal(
	db: Database,
	collegeIds: readonly string[],
	{ degree, year }: { degree: string; year: number | undefined },
): Promise<RowOf<typeof SEAT_TOTAL> | undefined> {
	const [total] = await readRows(
		db,
		SEAT_TOTAL,
		sql`SELECT sum(seats)::int AS seats, count(DISTINCT college_id)::int AS colleges, year::int AS year,
				min(source_id) AS source_id FROM intakes
			WHERE college_id = ANY(${sql.param(collegeIds)}::text[]) AND degree = ${degree} AND seats IS NOT NULL
				AND mode IN ('regular', 'part-time') AND ${year === undefined ? sql`TRUE` : sql`year = ${year}`}
			GROUP BY year, authority ORDER BY year DESC, colleges DESC LIMIT 1`,
	);
	return total;
}

const RECOGNITION = { body: text, year: nullable(integer), source_id: text };

export async function readRecognition(db: Database, collegeId: string): Promise<RowOf<typeof RECOGNITION>[]> {
	return readRows(
		db,
		RECOGNITION,
		sql`SELECT DISTINCT ON (body) body, year, source_id FROM (
				SELECT value AS body, year::int AS year, source_id FROM college_facts WHERE college_id = ${collegeId} AND field = 'recognised-by'
				UNION ALL SELECT authority, year::int, source_id FROM intakes WHERE college_id = ${collegeId}) held
			ORDER BY body, year DESC NULLS LAST`,
	);
}

export async function readSite(db: Database, collegeId: string): Promise<string | undefined> {
	return (await readSites(db, [collegeId])).get(collegeId);
}

export async function readSites(db: Database, collegeIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const sites = await readRows(
		db,
		{ college_id: text, value: text },
		sql`SELECT DISTINCT ON (college_id) college_id, value FROM college_facts
			WHERE college_id = ANY(${sql.param(collegeIds)}::text[]) AND field = 'website'
			ORDER BY college_id, year DESC NULLS LAST`,
	);
	return new Map(sites.map(({ college_id, value }) => [college_id, value]));
}

const TABLES: Readonly<Partial<Record<Intent, readonly string[]>>> = {
	cutoff: ["cutoffs"],
	placement: ["outcomes"],
	salary: ["outcomes"],
	fee: ["college_fees", "page_fees"],
	rank: ["rankings"],
	seats: ["intakes"],
	courses: ["intakes", "cutoffs", "outcomes"],
};

export async function hasFacts(db: Database, collegeId: string, intent: Intent): Promise<boolean> {
	const tables = TABLES[intent] ?? [];
	if (tables.length === 0) return false;
	const has = tables.map((table) => sql`EXISTS (SELECT FROM ${sql.identifier(table)} WHERE college_id = ${collegeId})`);
	const [found] = await readRows(db, { has: boolean }, sql`SELECT ${sql.join(has, sql` OR `)} AS has`);
	return found?.has ?? false;
}
