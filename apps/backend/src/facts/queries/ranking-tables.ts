import type { Place } from "@uchit/contract/college.ts";
import { RANKING_LISTS, type RankingList } from "@uchit/contract/ranking.ts";
import type { RankedPlace, RankingExtent } from "@uchit/contract/ranking-table.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text, texts } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";
import { RANKING_ROW, toRanking } from "./rankings.ts";

export type ListExtent = RankingExtent & { list: RankingList };

const EXTENT = {
	list: oneOf(RANKING_LISTS),
	year: integer,
	ranked: integer,
	lastRank: nullable(integer),
	sourceId: text,
	bands: rowsOf({ band: text, count: integer }),
};

/**
 * Lists the extent of every list and year, newest first. A shared rank skips the next one, so such a gap is no missing
 * place.
 */
export async function listExtents(db: Database): Promise<ListExtent[]> {
	const rows = await readRows(db, EXTENT)`
		SELECT list, year, sum(ranked)::int AS ranked, max("lastRank") AS "lastRank", min(source_id) AS "sourceId",
			coalesce(json_agg(json_build_object('band', band, 'count', count) ORDER BY ${BAND_START}) FILTER (WHERE band IS NOT NULL), '[]') AS bands
		FROM (
			SELECT list, year, band, count(rank)::int AS ranked, max(rank) AS "lastRank", count(*)::int AS count, min(source_id) AS source_id
			FROM rankings GROUP BY list, year, band
		) parts GROUP BY list, year ORDER BY year DESC, list`;
	return rows.map(({ lastRank, ...row }) => ({
		...row,
		lastRank: lastRank ?? 0,
		unresolved: Math.max(0, (lastRank ?? 0) - row.ranked),
	}));
}

export type ListOfYear = { list: RankingList; year: number };
export type PlaceOfList = Omit<RankedPlace, "shortName"> & ShortForms;

/** Lists one list of one year, best first, with each institution's place in the earlier year `before`. */
export async function listPlaces(
	db: Database,
	{ list, year, before }: ListOfYear & { before: number | undefined },
): Promise<PlaceOfList[]> {
	const rows = await readRows(db, PLACE)`
		SELECT r.list, r.year, r.rank, r.band, r.score, r.tlr, r.rpc, r.go, r.oi, r.perception, r.printed_name AS "printedName", r.nirf_id AS "nirfId",
			r.source_id AS "sourceId", b.rank AS "beforeRank", b.band AS "beforeBand", ${NAMED}
		FROM rankings r
		JOIN colleges c ON c.id = r.college_id LEFT JOIN districts d ON d.id = c.district_id LEFT JOIN states s ON s.slug = c.state_slug
		LEFT JOIN rankings b ON b.list = r.list AND b.college_id = r.college_id AND b.year = ${before ?? null}
		WHERE r.list = ${list} AND r.year = ${year}
		ORDER BY r.rank NULLS LAST, substring(r.band FROM '[0-9]+')::int, lower(c.name), c.id`;
	return rows.map((row) => {
		const { rank, band, score, parameters, printedName } = toRanking(row);
		const earlier = { rank: row.beforeRank ?? undefined, band: row.beforeBand ?? undefined };
		const isNamedBefore = row.beforeRank !== null || row.beforeBand !== null;
		return { ...toNamed(row), rank, band, score, parameters, printedName, ...(isNamedBefore && { before: earlier }) };
	});
}

export async function countDroppedOut(
	db: Database,
	{ list, year, before }: ListOfYear & { before: number },
): Promise<number> {
	const [left] = await readRows(db, { count: integer })`
		SELECT count(*)::int AS count FROM rankings b
		WHERE b.list = ${list} AND b.year = ${before} AND b.rank IS NOT NULL
			AND NOT EXISTS (SELECT FROM rankings r WHERE r.list = b.list AND r.college_id = b.college_id AND r.year = ${year})`;
	return left?.count ?? 0;
}

export async function listTopPlaces(
	db: Database,
	most: number,
): Promise<(Named & { list: RankingList; rank: number })[]> {
	const rows = await readRows(db, FIRST)`
		SELECT r.list, r.rank, ${NAMED}
		FROM rankings r
		JOIN colleges c ON c.id = r.college_id LEFT JOIN districts d ON d.id = c.district_id LEFT JOIN states s ON s.slug = c.state_slug
		WHERE r.rank <= ${most} AND r.year = (SELECT max(year) FROM rankings n WHERE n.list = r.list)
		ORDER BY r.list, r.rank, lower(c.name)`;
	return rows.map((row) => ({ list: row.list, rank: row.rank, ...toNamed(row) }));
}

const RANKED = { institutions: integer, places: integer };

export async function countRanked(db: Database): Promise<{ institutions: number; places: number }> {
	const [ranked] = await readRows(db, RANKED)`
		SELECT count(DISTINCT college_id)::int AS institutions, count(*)::int AS places FROM rankings`;
	return ranked ?? { institutions: 0, places: 0 };
}

/** Orders bands by their first rank. */
const BAND_START: SQL = sql`substring(band FROM '[0-9]+')::int`;

const NAMED_ROW = {
	slug: text,
	name: text,
	city: nullable(text),
	district: nullable(text),
	districtHi: nullable(text),
	stateSlug: nullable(text),
	stateName: nullable(text),
	stateNameHi: nullable(text),
	shortForms: texts,
};
type NamedRow = RowOf<typeof NAMED_ROW>;
const PLACE = { ...RANKING_ROW, ...NAMED_ROW, beforeRank: nullable(integer), beforeBand: nullable(text) };
const FIRST = { ...NAMED_ROW, list: oneOf(RANKING_LISTS), rank: integer };

const NAMED: SQL = sql`c.slug, c.name, c.city, d.name AS district, d.name_hi AS "districtHi", s.slug AS "stateSlug", s.name AS "stateName",
	s.name_hi AS "stateNameHi", ARRAY(SELECT alias FROM aliases WHERE college_id = c.id AND kind = 'short-form') AS "shortForms"`;

export type ShortForms = { shortForms: string[] };
type Named = Pick<RankedPlace, "slug" | "name" | "place"> & ShortForms;

function toNamed({ slug, name, shortForms, stateSlug, stateName, ...row }: NamedRow): Named {
	const state: Place["state"] =
		stateSlug === null || stateName === null
			? undefined
			: { slug: stateSlug, name: stateName, nameHi: row.stateNameHi ?? undefined };
	return {
		slug,
		name,
		shortForms,
		place: {
			city: row.city ?? undefined,
			district: row.district ?? undefined,
			districtHi: row.districtHi ?? undefined,
			state,
		},
	};
}
