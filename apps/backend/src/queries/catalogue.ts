import type { Catalogue } from "@uchit/contract/catalogue.ts";
import { CATEGORIES, NOT_CATEGORISED } from "@uchit/contract/category.ts";
import { CollegeQuery, type CollegeSummary } from "@uchit/contract/college.ts";
import type { Database } from "#backend/db/client.ts";
import { listAllSources } from "#backend/queries/sources.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { findColleges } from "#backend/search/find.ts";

const TOP_RANKED = 5;

/** What the home page shows: how much there is, and the best ranked of each category. */
export async function getCatalogue(db: Database, index: CollegeIndex): Promise<Catalogue> {
	const { total, facets } = findColleges(index, CollegeQuery.parse({}));
	const count = (value: string | number) =>
		facets.category.find((option) => option.value === String(value))?.count ?? 0;
	return {
		colleges: total,
		categories: CATEGORIES.map(({ id, slug, name }) => ({
			id,
			slug,
			name,
			count: count(id),
			topRanked: listTopRanked(index, String(id)),
		})),
		notCategorised: count(NOT_CATEGORISED),
		states: facets.state.map(({ value, label, count }) => ({ slug: value, name: label, count })),
		sources: await listAllSources(db),
	};
}

function listTopRanked(index: CollegeIndex, category: string): CollegeSummary[] {
	const { items } = findColleges(index, CollegeQuery.parse({ category, sort: "nirf" }));
	return items.slice(0, TOP_RANKED).filter(({ ranking }) => ranking !== undefined);
}
