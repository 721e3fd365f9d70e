import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { float, integer, nullable, type RowOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

const CLOSING = {
	id: text,
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

type ClosingScoreFilter = {
	authority: string | undefined;
	seats: { category: string; isPwd: boolean } | readonly string[];
	rounds: "all" | "last";
};

export function listClosingScores(
	db: Database,
	exam: string,
	{ authority, seats, rounds }: ClosingScoreFilter,
): Promise<RowOf<typeof CLOSING>[]> {
	const ofSeats =
		"category" in seats
			? sql`social_category = ${seats.category} AND pwd = ${seats.isPwd}`
			: sql`seat_type = ANY(${sql.param(seats)}::text[])`;
	return readRows(
		db,
		CLOSING,
		sql`SELECT colleges.id, colleges.slug, colleges.name, programmes.name AS programme, authority, year, round, seat_type AS "seatType",
			closing_score AS closing, gender, cutoffs.source_id AS "sourceId"
		FROM cutoffs
		JOIN colleges ON colleges.id = college_id
		JOIN programmes ON programmes.id = programme_id
		WHERE exam = ${exam} AND ${ofSeats} AND closing_score IS NOT NULL
			AND ${authority === undefined ? sql`TRUE` : sql`authority = ${authority}`}
			AND ${rounds === "all" ? sql`TRUE` : sql`is_last`} AND mark IS NULL
			AND year = (SELECT max(year) FROM cutoffs WHERE exam = ${exam})`,
	);
}
