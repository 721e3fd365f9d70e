import { FIELD_CATEGORIES } from "@uchit/contract/category.ts";
import type { Highlights } from "@uchit/contract/highlight.schema.ts";
import type { Database } from "#backend/db/client.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { rankingListOf } from "#backend/search/ranking-list.ts";
import { getPopular, getTopRanked } from "./queries/highlights.ts";
import { listSources } from "./queries/sources.ts";

type Highlight = Highlights["categories"][number];

/** What the menus name. It reads all cutoffs and seats of a year: keep it until something changes. */
export async function getHighlights(db: Database, { heldDegrees }: CollegeIndex): Promise<Highlights> {
	const categories: Highlight[] = [];
	for (const { id } of FIELD_CATEGORIES) {
		const topRanked = await getTopRanked(db, { category: id, list: rankingListOf([id]) });
		// Two columns that stand beside each other name nobody twice.
		const besides = topRanked?.items.map(({ slug }) => slug) ?? [];
		categories.push({ id, topRanked, popular: await getPopular(db, id, besides) });
	}
	const named = categories.flatMap(({ topRanked, popular }) => [topRanked?.sourceId, popular?.sourceId]);
	const sources = await listSources(
		db,
		named.filter((id) => id !== undefined),
	);
	return { categories, degrees: [...heldDegrees], sources };
}
