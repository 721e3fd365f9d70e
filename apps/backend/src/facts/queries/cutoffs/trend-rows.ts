import { RANK_SPACES, SEAT_POOLS, SOCIAL_CATEGORIES } from "@uchit/contract/cutoff-kind.ts";
import type { CutoffTrend, TrendSeat } from "@uchit/contract/cutoff-trend.ts";
import { PREPARATORY_MARKED_SINCE } from "@uchit/contract/cutoff-use.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { toRecord } from "#backend/db/column-names.ts";
import { boolean, float, integer, integers, nullable, oneOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import type { KnownSeat } from "./trend-seat.ts";
import type { TrendRow } from "./trend-series.ts";

/** A list that cannot be compared with another year's last round: TG ICET's of 2024 states no phase. */
const HAS_NO_LAST_ROUND = sql`(round IS NULL AND exam = 'ts-icet' AND year = 2024)`;

/**
 * MCC's lists end with different rounds, which close at different depths: only an institution's newest one counts, as
 * in the predictor.
 */
const IS_EARLIER_LIST = sql`(authority = 'MCC' AND year < newest_of_list)`;

const IS_PREPARATORY_UNKNOWN = sql`(exam = 'jee-advanced' AND pwd AND year < ${PREPARATORY_MARKED_SINCE}::int)`;

/**
 * Whether a trend may include preparatory ranks: seats for SC and ST have had a few, and the older copies do not tell
 * which.
 */
export function mayHoldPreparatory(seat: TrendSeat, years: readonly number[]): boolean {
	return (
		seat.exam === "jee-advanced" &&
		(seat.socialCategory === "sc" || seat.socialCategory === "st") &&
		years.some((year) => year < PREPARATORY_MARKED_SINCE)
	);
}

/**
 * A row that a series may include (like `isUsable` of the contract): dated, of its year's last round, neither marked
 * nor (perhaps) of the preparatory course, with the figure of its rank space.
 */
const IS_POINT = sql`year IS NOT NULL AND is_last AND NOT preparatory AND NOT ${IS_PREPARATORY_UNKNOWN} AND mark IS NULL AND closing IS NOT NULL AND NOT ${HAS_NO_LAST_ROUND} AND NOT ${IS_EARLIER_LIST}`;

function collegeRowsSql(collegeId: string, exam?: string) {
	return sql`WITH held AS (
		SELECT *, CASE WHEN right(rank_space, 6) = '-score' THEN closing_score ELSE closing_rank END AS closing,
			max(year) FILTER (WHERE mark IS NULL AND NOT preparatory) OVER (PARTITION BY authority, pwd) AS newest_of_list
		FROM cutoffs WHERE college_id = ${collegeId} AND ${exam === undefined ? sql`TRUE` : sql`exam = ${exam}`}
	)`;
}

const SEAT = {
	exam: text,
	authority: text,
	quota: text,
	pool: oneOf(SEAT_POOLS),
	seat_type: text,
	social_category: oneOf(SOCIAL_CATEGORIES),
	pwd: boolean,
	gender: text,
	rank_space: oneOf(RANK_SPACES),
	years: integers,
	rows: integer,
};

export async function listTrendSeats(db: Database, collegeId: string): Promise<KnownSeat[]> {
	// Years are counted before seats are put together: thousands of rows are hashed, and only what is left of them sorted.
	const rows = await readRows(db, SEAT)`
		${collegeRowsSql(collegeId)}, by_year AS (
		SELECT exam, authority, quota, pool, seat_type, social_category, pwd, gender, rank_space, year::int AS year, count(*)::int AS rows
		FROM held WHERE ${IS_POINT}
		GROUP BY exam, authority, quota, pool, seat_type, social_category, pwd, gender, rank_space, year)
		SELECT exam, authority, quota, pool, seat_type, social_category, pwd, gender, rank_space,
			array_agg(year ORDER BY year) AS years, sum(rows)::int AS rows
		FROM by_year
		GROUP BY exam, authority, quota, pool, seat_type, social_category, pwd, gender, rank_space
		ORDER BY rows DESC, exam, authority, quota, seat_type, gender, rank_space`;
	return rows.map(toRecord);
}

const POINT = { programme: text, year: integer, round: nullable(integer), closing: float, source_id: text };

export async function listTrendRows(db: Database, collegeId: string, seat: TrendSeat): Promise<TrendRow[]> {
	const rows = await readRows(db, POINT)`
		${collegeRowsSql(collegeId, seat.exam)}
		SELECT p.name AS programme, k.year, k.round, k.closing, k.source_id
		FROM held k JOIN programmes p ON p.id = k.programme_id
		WHERE ${IS_POINT} AND authority = ${seat.authority} AND quota = ${seat.quota} AND pool = ${seat.pool}
			AND seat_type = ${seat.seatType} AND social_category = ${seat.socialCategory} AND pwd = ${seat.pwd}
			AND gender = ${seat.gender} AND rank_space = ${seat.rankSpace}
		ORDER BY p.name, k.year, k.closing`;
	return rows.map(toRecord);
}

const LEFT_OUT = { undated: integer, marked: integer, preparatory: integer, untold: integer };

/** Counts the rows of an exam (of all, if none has a line) outside every series; dated rows by their last rounds. */
export async function countLeftOut(
	db: Database,
	collegeId: string,
	exam: string | undefined,
): Promise<CutoffTrend["leftOut"]> {
	const [row] = await readRows(db, LEFT_OUT)`
		${collegeRowsSql(collegeId, exam)}
		SELECT count(*) FILTER (WHERE year IS NULL)::int AS undated,
			count(*) FILTER (WHERE year IS NOT NULL AND mark IS NOT NULL)::int AS marked,
			count(*) FILTER (WHERE year IS NOT NULL AND mark IS NULL AND preparatory)::int AS preparatory,
			count(*) FILTER (WHERE is_last AND mark IS NULL AND NOT preparatory AND ${IS_PREPARATORY_UNKNOWN})::int AS untold
		FROM held WHERE is_last OR year IS NULL`;
	return row ?? { undated: 0, marked: 0, preparatory: 0, untold: 0 };
}
