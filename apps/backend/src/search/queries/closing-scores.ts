import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { float, integer, nullable, type RowOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

const CLOSING = {
	slug: text,
	name: text,
	programme: text,
	authority: text,
	year: integer,
	round: nullable(integer),
	seatType: text,
	closing: float,
	gender: text,
	sourceId: text,
};

/** Closing scores of one category's seats, in the last round of the newest year. */
export function listClosingScores(
	db: Database,
	exam: string,
	{ category, isPwd }: { category: string; isPwd: boolean },
): Promise<RowOf<typeof CLOSING>[]> {
	return readRows(
		db,
		CLOSING,
		sql`SELECT colleges.slug, colleges.name, programmes.name AS programme, authority, year, round, seat_type AS "seatType",
			closing_score AS closing, gender, cutoffs.source_id AS "sourceId"
		FROM cutoffs
		JOIN colleges ON colleges.id = college_id
		JOIN programmes ON programmes.id = programme_id
		WHERE exam = ${exam} AND social_category = ${category} AND pwd = ${isPwd} AND closing_score IS NOT NULL
			AND is_last AND mark IS NULL AND year = (SELECT max(year) FROM cutoffs WHERE exam = ${exam})`,
	);
}
