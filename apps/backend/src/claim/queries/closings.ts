import { RANK_SPACES, SEAT_POOLS } from "@uchit/contract/cutoff-kind.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { boolean, float, integer, nullable, oneOf, type RowOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

const CLOSING = {
	exam: text,
	authority: text,
	year: integer,
	round: nullable(integer),
	isLast: boolean,
	programme: text,
	pool: oneOf(SEAT_POOLS),
	quota: text,
	seatType: text,
	gender: text,
	rankSpace: oneOf(RANK_SPACES),
	closing: float,
	sourceId: text,
};
export type ClosingRow = RowOf<typeof CLOSING>;

/**
 * Closing ranks: every round of one year, and every seat of any year that closed at exactly this figure. Without a year, the last rounds
 * of all years. Rows marked as doubtful are left out.
 */
export async function listClosings(
	db: Database,
	college: string,
	{ year, figure }: { year: number | undefined; figure: number },
): Promise<ClosingRow[]> {
	const wanted = year === undefined ? sql`c.is_last` : sql`c.year = ${year}`;
	return readRows(db, CLOSING)`
		SELECT c.exam, c.authority, c.year, c.round, c.is_last AS "isLast", p.name AS programme, c.pool, c.quota,
			c.seat_type AS "seatType", c.gender, c.rank_space AS "rankSpace",
			coalesce(c.closing_rank, c.closing_score) AS closing, c.source_id AS "sourceId"
		FROM cutoffs c JOIN programmes p ON p.id = c.programme_id
		WHERE c.college_id = ${college} AND c.year IS NOT NULL AND c.mark IS NULL AND NOT c.preparatory
			AND coalesce(c.closing_rank, c.closing_score) IS NOT NULL
			AND (${wanted} OR c.closing_rank = ${figure} OR c.closing_score = ${figure})`;
}
