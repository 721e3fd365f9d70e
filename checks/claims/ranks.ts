import { WHOLE_LISTS } from "@uchit/contract/main-field.ts";
import type { Pool } from "pg";
import { mainFieldNaively } from "../compare/naive.ts";

export type Rank = { list: string; year: number; place: string };

/** Lists of whole institutions and of the large subjects: what people mean by a rank. */
const WIDE = ["university", "engineering", "management", "medical", "law", "college"];
const FIELD_OF_PROGRAMME = {
	"Engineering and Technology": "engineering",
	Management: "management",
	Medicine: "medical",
};
const TOLD_YEARS = 3;

/**
 * Every place that the institution holds in its newest year: the overall one first, then that of its main field, then the best of the
 * wide lists, then the best of the narrow ones. A band is placed by its first rank. None where that year is three before the newest.
 */
export async function newestRanks(database: Pool, collegeId: string): Promise<Rank[]> {
	const { rows } = await database.query<Rank>(
		`SELECT list, year, coalesce(rank::text, band) AS place FROM rankings
		WHERE college_id = $1 AND year = (SELECT max(year) FROM rankings WHERE college_id = $1)
			AND year > (SELECT max(year) FROM rankings) - ${TOLD_YEARS}
		ORDER BY array_position(ARRAY['overall'], list), list IS DISTINCT FROM $3, list <> ALL($2),
			coalesce(rank, substring(band FROM '\\d+')::int), list`,
		[collegeId, WIDE, await mainFieldOf(database, collegeId)],
	);
	return rows;
}

/** What the head of its page may say: the place of its main field, or of many fields that of the whole, first; then all of its newest year. */
export async function headRanks(database: Pool, collegeId: string): Promise<Rank[]> {
	const { rows } = await database.query<Rank>(
		`SELECT list, year, coalesce(rank::text, band) AS place FROM rankings WHERE college_id = $1
		ORDER BY year DESC, coalesce(rank, substring(band FROM '\\d+')::int), list`,
		[collegeId],
	);
	const main = await mainFieldOf(database, collegeId);
	const [newest] = rows;
	const [first] = rows.filter(
		({ list, year }) =>
			(main === undefined ? WHOLE_LISTS.some((whole) => whole === list) : list === main) &&
			(newest?.year ?? 0) - year < TOLD_YEARS,
	);
	const others = rows.filter((rank) => rank !== first && rank.year === newest?.year);
	return [...(first === undefined ? [] : [first]), ...others];
}

async function mainFieldOf(database: Pool, collegeId: string): Promise<string | undefined> {
	const ofCollege = [collegeId];
	const ranked = await database.query<{ list: string; year: number }>(
		"SELECT list, year FROM rankings WHERE college_id = $1",
		ofCollege,
	);
	const graduates = await database.query<{ list: string; level: string; year: number; cohort: number; value: number }>(
		"SELECT list, level, year, cohort, value FROM outcomes WHERE college_id = $1 AND measure = 'graduated'",
		ofCollege,
	);
	const approved = await database.query<{ list: string; seats: number }>(
		`SELECT $2::jsonb ->> programme AS list, seats FROM intakes
		WHERE college_id = $1 AND $2::jsonb ? programme AND seats IS NOT NULL AND mode IN ('regular', 'part-time')`,
		[collegeId, JSON.stringify(FIELD_OF_PROGRAMME)],
	);
	return mainFieldNaively({ ranked: ranked.rows, graduates: graduates.rows, approved: approved.rows });
}
