import { type SQL, sql } from "drizzle-orm";
import { integer, nullable, text } from "#backend/db/columns.ts";

export const CUTOFF_SUMMARY = {
	exam: text,
	authority: text,
	rows: integer,
	programmes: integer,
	first_year: nullable(integer),
	last_year: nullable(integer),
	last_round: nullable(integer),
	source_id: text,
};

export function cutoffSummariesOf(college: SQL): SQL {
	return sql`
		WITH held AS (
			SELECT exam, authority, year, round, programme_id, source_id, is_last, max(year) OVER (PARTITION BY exam, authority) AS last_year
			FROM cutoffs WHERE college_id = ${college}
		)
		SELECT exam, authority, count(*)::int AS rows, min(year) AS first_year, last_year,
			count(DISTINCT programme_id) FILTER (WHERE year IS NOT DISTINCT FROM last_year)::int AS programmes,
			max(round) FILTER (WHERE year IS NOT DISTINCT FROM last_year) AS last_round,
			max(source_id) FILTER (WHERE year IS NOT DISTINCT FROM last_year AND is_last) AS source_id
		FROM held GROUP BY exam, authority, last_year ORDER BY rows DESC, exam, authority`;
}
