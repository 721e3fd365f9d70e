import type { CategoryId } from "@uchit/contract/category.ts";
import type { RankSpace } from "@uchit/contract/cutoff-kind.ts";
import type { DegreeSlug } from "@uchit/contract/degree.ts";
import type { Highlights, Popular } from "@uchit/contract/highlight.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { integer, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

const HIGHLIGHTS_LENGTH = 5;

/** Ranks of two exams cannot be compared, so this uses one rank space, and one programme where others are in less demand. */
type ByRanks = { rule: "ranks"; rankSpace: RankSpace; programme?: string };
type BySeats = { rule: "seats"; authority: "aicte" | "nmc"; degrees: readonly DegreeSlug[] };

/** The measure of demand in each category. For categories without an entry we have neither ranks nor seats. */
const DEMAND_MEASURES: Partial<Record<CategoryId, ByRanks | BySeats>> = {
	1: { rule: "ranks", rankSpace: "jee-advanced-crl" },
	2: { rule: "seats", authority: "aicte", degrees: ["mba", "pgdm"] },
	12: { rule: "ranks", rankSpace: "neet-air", programme: "MBBS" },
};

/**
 * Returns the most popular institutions of a category, except those of the slugs in `besides`; undefined without a
 * measure.
 */
export async function getPopular(
	db: Database,
	category: CategoryId,
	besides: readonly string[],
): Promise<Popular | undefined> {
	const wantedBy = DEMAND_MEASURES[category];
	if (wantedBy === undefined) return undefined;
	const isOther = sql`c.slug <> ALL(${sql.param([...besides])}::text[])`;
	const filter = { category, isOther };
	return wantedBy.rule === "ranks" ? getByRanks(db, filter, wantedBy) : getBySeats(db, filter, wantedBy);
}

/** `isOther` is a condition on `colleges c` for institutions that may be named. */
type CategoryFilter = { category: CategoryId; isOther: SQL };

const NAMED = { slug: text, name: text, year: integer, source_id: text };
const RANKED_ROW = { ...NAMED, exam: text, authority: text, round: integer };

/** Orders by the lowest closing rank, in the last round of the newest year, in the pool that is open to everyone. */
async function getByRanks(
	db: Database,
	{ category, isOther }: CategoryFilter,
	{ rankSpace, programme }: ByRanks,
): Promise<Popular | undefined> {
	const isOfProgramme = programme === undefined ? sql`true` : sql`p.name = ${programme}`;
	const rows = await readRows(db, RANKED_ROW)`
		WITH ranks AS (
			SELECT k.* FROM cutoffs k JOIN programmes p ON p.id = k.programme_id
			WHERE k.rank_space = ${rankSpace} AND ${isOfProgramme} AND k.pool = 'all-india' AND k.social_category = 'open' AND NOT k.pwd
				AND k.gender IN ('Gender-Neutral', '') AND NOT k.preparatory AND k.mark IS NULL
				AND k.closing_rank IS NOT NULL AND k.year IS NOT NULL AND k.round IS NOT NULL
		), last AS (
			SELECT year, round FROM ranks ORDER BY year DESC, round DESC LIMIT 1
		)
		SELECT c.slug, c.name, min(k.exam) AS exam, min(k.authority) AS authority, k.year, k.round, min(k.source_id) AS source_id
		FROM ranks k
		JOIN last USING (year, round)
		JOIN colleges c ON c.id = k.college_id
		JOIN college_categories cc ON cc.college_id = c.id AND cc.category_id = ${category}
		WHERE ${isOther}
		GROUP BY c.id, c.slug, c.name, k.year, k.round
		ORDER BY min(k.closing_rank), c.id LIMIT ${HIGHLIGHTS_LENGTH}`;
	const [first] = rows;
	if (first === undefined) return undefined;
	const { exam, authority, year, round, source_id: sourceId } = first;
	return { rule: "ranks", exam, authority, programme, year, round, sourceId, items: rows.map(toNamed) };
}

/**
 * Orders by the approved seats of all degrees together, in the newest list; without seats of online and distance
 * courses.
 */
async function getBySeats(
	db: Database,
	{ category, isOther }: CategoryFilter,
	{ authority, degrees }: BySeats,
): Promise<Popular | undefined> {
	const rows = await readRows(db, NAMED)`
		SELECT c.slug, c.name, i.year, min(i.source_id) AS source_id
		FROM intakes i
		JOIN colleges c ON c.id = i.college_id
		JOIN college_categories cc ON cc.college_id = c.id AND cc.category_id = ${category}
		WHERE i.authority = ${authority} AND i.degree IN ${degrees} AND i.mode = 'regular' AND i.seats IS NOT NULL AND ${isOther}
			AND i.year = (SELECT max(year) FROM intakes WHERE authority = ${authority})
		GROUP BY c.id, c.slug, c.name, i.year
		ORDER BY sum(i.seats) DESC, c.id LIMIT ${HIGHLIGHTS_LENGTH}`;
	const [first] = rows;
	if (first === undefined) return undefined;
	const { year, source_id: sourceId } = first;
	return { rule: "seats", authority, degrees: [...degrees], year, sourceId, items: rows.map(toNamed) };
}

function toNamed({ slug, name }: { slug: string; name: string }) {
	return { slug, name };
}

/**
 * The order of `newestPlaces() p`: newest year first, within a year ranks before bands, and bands by their first rank.
 */
const BEST_FIRST = sql`p.year DESC, p.rank ASC NULLS LAST, substring(p.band FROM '[0-9]+')::int ASC NULLS LAST`;

/** Returns the best of the newest list, without institutions that only an older list ranks. */
export async function getTopRanked(
	db: Database,
	{ category, list }: { category: CategoryId; list: RankingList },
): Promise<Highlights["categories"][number]["topRanked"]> {
	const rows = await readRows(db, NAMED)`
		SELECT c.slug, c.name, p.year, p.source_id
		FROM ${newestPlaces(list)} p
		JOIN colleges c ON c.id = p.college_id
		JOIN college_categories cc ON cc.college_id = c.id AND cc.category_id = ${category}
		ORDER BY ${BEST_FIRST}, lower(c.name), c.id LIMIT ${HIGHLIGHTS_LENGTH}`;
	const [first] = rows;
	if (first === undefined) return undefined;
	const newest = rows.filter(({ year }) => year === first.year);
	return { list, year: first.year, sourceId: first.source_id, items: newest.map(toNamed) };
}

function newestPlaces(list: RankingList): SQL {
	return sql`(
		SELECT DISTINCT ON (college_id) college_id, year, rank, band, source_id
		FROM rankings WHERE list = ${list} ORDER BY college_id, year DESC
	)`;
}
