import { CATEGORIES, type CategoryId } from "@uchit/contract/category.ts";
import { HIGHLIGHTS_LENGTH, type Highlights } from "@uchit/contract/highlight.ts";
import { sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { getPopular } from "#backend/queries/highlights-popular.ts";
import { newestPlaces, placeOrder } from "#backend/queries/ranking-places.ts";
import { listSources } from "#backend/queries/sources.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { rankingListOf } from "#backend/search/ranking-list.ts";

type Highlight = Highlights["categories"][number];

/** What the menus name. It reads all cutoffs and seats of a year: keep it until something changes. */
export async function getHighlights(db: Database, { heldDegrees }: CollegeIndex): Promise<Highlights> {
	const categories: Highlight[] = [];
	for (const { id } of CATEGORIES) {
		categories.push({ id, topRanked: await getTopRanked(db, id), popular: await getPopular(db, id) });
	}
	const named = categories.flatMap(({ topRanked, popular }) => [topRanked?.sourceId, popular?.sourceId]);
	const sources = await listSources(
		db,
		named.filter((id) => id !== undefined),
	);
	return { categories, degrees: [...heldDegrees], sources };
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

function toNamed({ slug, name }: { slug: string; name: string }) {
	return { slug, name };
}
