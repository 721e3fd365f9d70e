import type { FeeSummary, Fees } from "@uchit/contract/fee.ts";
import { FEE_COVERS, FEE_QUOTAS, FEE_SEATS } from "@uchit/contract/fee-kind.ts";
import type { PageFee } from "@uchit/contract/page-fee.ts";
import { asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { integer, oneOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { collegeFees, pageFees } from "#backend/db/schema/fee.ts";
import { withSources } from "./sources.ts";

/**
 * Lists an institution's published fees: newest year first, then regular seats, then the cheaper, then by programme.
 */
export async function listFees(db: Database, collegeId: string): Promise<Fees> {
	const { authority, year, institute, amount, programme } = collegeFees;
	const rows = await db
		.select()
		.from(collegeFees)
		.where(eq(collegeFees.collegeId, collegeId))
		.orderBy(desc(year), asc(rankOfSeats), asc(amount), asc(programme), asc(authority), asc(institute));
	const items = rows.map(({ collegeId: _college, block, ...fee }) => ({ ...fee, block: block ?? undefined }));
	const pages = await listPageFees(db, collegeId);
	return withSources(db, { items, pages });
}

async function listPageFees(db: Database, collegeId: string): Promise<PageFee[]> {
	return (await listPageFeesOf(db, [collegeId])).map(({ collegeId: _college, ...fee }) => fee);
}

/** Lists the page fees of several institutions, never by amount: two pages include different things. */
export function listPageFeesOf(db: Database, ids: readonly string[]): Promise<(PageFee & { collegeId: string })[]> {
	const { witness, year, programme, students } = pageFees;
	return db
		.select()
		.from(pageFees)
		.where(inArray(pageFees.collegeId, [...ids]))
		.orderBy(asc(witness), desc(year), asc(programme), asc(students));
}

const rankOfSeats = sql`array_position(ARRAY[${sql.raw(FEE_SEATS.map((seats) => `'${seats}'`).join(", "))}], ${collegeFees.seats})`;

export const FEE_SUMMARY = {
	year: integer,
	quota: oneOf(FEE_QUOTAS),
	covers: oneOf(FEE_COVERS),
	least: integer,
	most: integer,
	programmes: integer,
	sourceId: text,
};

/**
 * Returns the SQL for the least and greatest fee of each authority's newest year: of regular seats, or of the others if
 * there are none.
 */
export function feeSummariesOf(college: SQL): SQL {
	return sql`
		SELECT year, quota, covers, min(amount) AS least, max(amount) AS most, count(DISTINCT programme)::int AS programmes,
			source_id AS "sourceId"
		FROM college_fees f WHERE college_id = ${college}
			AND year = (SELECT max(year) FROM college_fees newest WHERE newest.college_id = f.college_id AND newest.authority = f.authority)
			AND (seats = 'regular' OR NOT EXISTS (
				SELECT FROM college_fees other
				WHERE other.college_id = f.college_id AND other.authority = f.authority AND other.year = f.year AND other.seats = 'regular'))
		GROUP BY authority, year, quota, covers, source_id ORDER BY year DESC, authority`;
}

const NEWEST = { collegeId: text, ...FEE_SUMMARY };
export type NewestFee = { collegeId: string; fee: FeeSummary };

export async function listNewestFees(db: Database, ids?: readonly string[]): Promise<NewestFee[]> {
	const wanted = ids === undefined ? sql`true` : inArray(collegeFees.collegeId, [...ids]);
	const rows = await readRows(db, NEWEST)`
		SELECT held.college_id AS "collegeId", newest.*
		FROM (SELECT DISTINCT college_id FROM college_fees WHERE ${wanted}) held
			CROSS JOIN LATERAL (${feeSummariesOf(sql`held.college_id`)} LIMIT 1) newest`;
	return rows.map(({ collegeId, ...fee }) => ({ collegeId, fee }));
}

export async function listFeeSummaries(db: Database, collegeId: string): Promise<FeeSummary[]> {
	return readRows(db, FEE_SUMMARY, feeSummariesOf(sql`${collegeId}`));
}
