import type { CategoryId } from "@uchit/contract/category.ts";
import type { RankSpace } from "@uchit/contract/cutoff-kind.ts";
import type { DegreeSlug } from "@uchit/contract/degree.ts";
import type { Highlights, Popular } from "@uchit/contract/highlight.ts";
import type { RankingList } from "@uchit/contract/ranking.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { integer, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

/** How many institutions a menu names of a kind. */
const HIGHLIGHTS_LENGTH = 5;

/** Ranks of two exams are not compared: one rank space, and of one programme where another's seats are wanted less. */
type ByRanks = { rule: "ranks"; rankSpace: RankSpace; programme?: string };
type BySeats = { rule: "seats"; authority: "aicte" | "nmc"; degrees: readonly DegreeSlug[] };

/** What says which institutions are wanted most. Of a category without an entry we hold neither ranks nor seats. */
const WANTED_BY: Partial<Record<CategoryId, ByRanks | BySeats>> = {
	1: { rule: "ranks", rankSpace: "jee-advanced-crl" },
	2: { rule: "seats", authority: "aicte", degrees: ["mba", "pgdm"] },
	12: { rule: "ranks", rankSpace: "neet-air", programme: "MBBS" },
};

/** The most wanted of a category, `besides` those of these slugs; undefined where nothing that we hold orders them. */
export async function getPopular(
	db: Database,
	category: CategoryId,
	besides: readonly string[],
): Promise<Popular | undefined> {
	const wantedBy = WANTED_BY[category];
	if (wantedBy === undefined) return undefined;
	const isOther = sql`c.slug <> ALL(${sql.param([...besides])}::text[])`;
	const of = { category, isOther };
	return wantedBy.rule === "ranks" ? getByRanks(db, of, wantedBy) : getBySeats(db, of, wantedBy);
}

/** `isOther`: which of `colleges c` may be named. */
type Of = { category: CategoryId; isOther: SQL };

const NAMED = { slug: text, name: text, year: integer, source_id: text };
const BY_RANKS = { ...NAMED, exam: text, authority: text, round: integer };

/** By the lowest closing rank, in the last round of the newest year, in the one pool that everyone is in. */
async function getByRanks(
	db: Database,
	{ category, isOther }: Of,
	{ rankSpace, programme }: ByRanks,
): Promise<Popular | undefined> {
	const isOfProgramme = programme === undefined ? sql`true` : sql`p.name = ${programme}`;
	const rows = await readRows(
		db,
		BY_RANKS,
		sql`
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
			ORDER BY min(k.closing_rank), c.id LIMIT ${HIGHLIGHTS_LENGTH}`,
	);
	const [first] = rows;
	if (first === undefined) return undefined;
	const { exam, authority, year, round, source_id: sourceId } = first;
	return { rule: "ranks", exam, authority, programme, year, round, sourceId, items: rows.map(toNamed) };
}

/** By the approved seats of the degrees together, in the newest list; seats of online and distance courses are none of a campus. */
async function getBySeats(
	db: Database,
	{ category, isOther }: Of,
	{ authority, degrees }: BySeats,
): Promise<Popular | undefined> {
	const rows = await readRows(
		db,
		NAMED,
		sql`
			SELECT c.slug, c.name, i.year, min(i.source_id) AS source_id
			FROM intakes i
			JOIN colleges c ON c.id = i.college_id
			JOIN college_categories cc ON cc.college_id = c.id AND cc.category_id = ${category}
			WHERE i.authority = ${authority} AND i.degree IN ${degrees} AND i.mode = 'regular' AND i.seats IS NOT NULL AND ${isOther}
				AND i.year = (SELECT max(year) FROM intakes WHERE authority = ${authority})
			GROUP BY c.id, c.slug, c.name, i.year
			ORDER BY sum(i.seats) DESC, c.id LIMIT ${HIGHLIGHTS_LENGTH}`,
	);
	const [first] = rows;
	if (first === undefined) return undefined;
	const { year, source_id: sourceId } = first;
	return { rule: "seats", authority, degrees: [...degrees], year, sourceId, items: rows.map(toNamed) };
}

function toNamed({ slug, name }: { slug: string; name: string }) {
	return { slug, name };
}

/** Order of `newestPlaces() p`: the newest year's places first, in each year ranks before bands, bands by where they begin. */
const BEST_FIRST = sql`p.year DESC, p.rank ASC NULLS LAST, substring(p.band FROM '[0-9]+')::int ASC NULLS LAST`;

/** The best of the newest list; an institution that only an older list ranks is not among them. */
export async function getTopRanked(
	db: Database,
	{ category, list }: { category: CategoryId; list: RankingList },
): Promise<Highlights["categories"][number]["topRanked"]> {
	const rows = await readRows(
		db,
		NAMED,
		sql`
			SELECT c.slug, c.name, p.year, p.source_id
			FROM ${newestPlaces(list)} p
			JOIN colleges c ON c.id = p.college_id
			JOIN college_categories cc ON cc.college_id = c.id AND cc.category_id = ${category}
			ORDER BY ${BEST_FIRST}, lower(c.name), c.id LIMIT ${HIGHLIGHTS_LENGTH}`,
	);
	const [first] = rows;
	if (first === undefined) return undefined;
	const newest = rows.filter(({ year }) => year === first.year);
	return { list, year: first.year, sourceId: first.source_id, items: newest.map(toNamed) };
}

/** Each institution's newest place in a list, as a subquery: `college_id, year, rank, band, source_id`. */
function newestPlaces(list: RankingList): SQL {
	return sql`(
		SELECT DISTINCT ON (college_id) college_id, year, rank, band, source_id
		FROM rankings WHERE list = ${list} ORDER BY college_id, year DESC
	)`;
}
