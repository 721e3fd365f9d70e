import { CATEGORIES, type CategoryId } from "@uchit/contract/category.ts";
import type { RankSpace } from "@uchit/contract/cutoff.ts";
import { HIGHLIGHTS_LENGTH, type Highlights } from "@uchit/contract/highlight.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { newestPlaces, placeOrder } from "#backend/queries/ranking-places.ts";
import { listSources } from "#backend/queries/sources.ts";
import { rankingListOf } from "#backend/search/ranking-list.ts";

type Highlight = Highlights["categories"][number];

/**
 * Which ranks say what is wanted most. One rank space for a category: ranks of two exams are not compared. A category
 * without an entry has no ranks that we hold.
 */
const WANTED_BY: Partial<Record<CategoryId, RankSpace>> = { 1: "jee-advanced-crl" };

/** What the menus name. It reads all cutoffs of a year: keep it until something changes. */
export async function getHighlights(db: Database): Promise<Highlights> {
	const categories = await Promise.all(
		CATEGORIES.map(async ({ id }) => {
			const [topRanked, popular] = await Promise.all([getTopRanked(db, id), getPopular(db, id)]);
			return { id, topRanked, popular };
		}),
	);
	const named = categories.flatMap(({ topRanked, popular }) => [topRanked?.sourceId, popular?.sourceId]);
	const sources = await listSources(
		db,
		named.filter((id) => id !== undefined),
	);
	return { categories, sources };
}

/** The best of the newest list; an institution that only an older list ranks is not among them. */
async function getTopRanked(db: Database, category: CategoryId): Promise<Highlight["topRanked"]> {
	const list = rankingListOf([category]);
	const { rows } = await db.execute<{ slug: string; name: string; year: number; source_id: string }>(sql`
		SELECT c.slug, c.name, p.year, p.source_id
		FROM ${newestPlaces(list)} p
		JOIN colleges c ON c.id = p.college_id
		JOIN college_categories cc ON cc.college_id = c.id AND cc.category_id = ${category}
		ORDER BY ${placeOrder("best first")}, lower(c.name), c.id LIMIT ${HIGHLIGHTS_LENGTH}`);
	const [first] = rows;
	if (first === undefined) return undefined;
	const newest = rows.filter(({ year }) => year === first.year);
	return { list, year: first.year, sourceId: first.source_id, items: newest.map(toNamed) };
}

type PopularRow = {
	slug: string;
	name: string;
	exam: string;
	authority: string;
	year: number;
	round: number;
	source_id: string;
};

/** By the lowest closing rank of any programme, in the last round of the newest year, in the one pool that everyone is in. */
async function getPopular(db: Database, category: CategoryId): Promise<Highlight["popular"]> {
	const rankSpace = WANTED_BY[category];
	if (rankSpace === undefined) return undefined;
	const { rows } = await db.execute<PopularRow>(sql`
		WITH last AS (
			SELECT year, round FROM cutoffs WHERE rank_space = ${rankSpace} ORDER BY year DESC, round DESC LIMIT 1
		)
		SELECT c.slug, c.name, min(k.exam) AS exam, min(k.authority) AS authority, k.year, k.round, min(k.source_id) AS source_id
		FROM cutoffs k
		JOIN last USING (year, round)
		JOIN colleges c ON c.id = k.college_id
		JOIN college_categories cc ON cc.college_id = c.id AND cc.category_id = ${category}
		WHERE k.rank_space = ${rankSpace} AND k.quota = 'AI' AND k.seat_type = 'OPEN' AND k.gender = 'Gender-Neutral'
			AND NOT k.preparatory AND k.mark IS NULL
		GROUP BY c.id, k.year, k.round
		ORDER BY min(k.closing_rank), c.id LIMIT ${HIGHLIGHTS_LENGTH}`);
	const [first] = rows;
	if (first === undefined) return undefined;
	const { exam, authority, year, round, source_id: sourceId } = first;
	return { exam, authority, year, round, sourceId, items: rows.map(toNamed) };
}

function toNamed({ slug, name }: { slug: string; name: string }) {
	return { slug, name };
}
