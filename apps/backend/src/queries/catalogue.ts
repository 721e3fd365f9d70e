import type { Catalogue } from "@uchit/contract/catalogue.ts";
import { CATEGORIES, type CategoryId, NOT_CATEGORISED } from "@uchit/contract/category.ts";
import type { CollegeSummary } from "@uchit/contract/college.ts";
import type { Database } from "#backend/db/client.ts";
import { countColleges } from "#backend/queries/colleges/facets.ts";
import type { CollegeFilter } from "#backend/queries/colleges/filter.ts";
import { listCollegeIds } from "#backend/queries/colleges/order.ts";
import { listSummaries } from "#backend/queries/colleges/summaries.ts";
import { rankingListOf } from "#backend/queries/ranking-places.ts";
import { listAllSources } from "#backend/queries/sources.ts";
import { listStates } from "#backend/queries/states.ts";

const EVERYTHING: CollegeFilter = { text: { kind: "anything" }, categories: [], notCategorised: false, states: [] };
const TOP_RANKED = 5;

/** What the home page shows: how much there is, and the best ranked of each category. */
export async function getCatalogue(db: Database): Promise<Catalogue> {
	const [{ total, facets }, topRanked, sources] = await Promise.all([
		listStates(db).then((states) => countColleges(db, EVERYTHING, states)),
		Promise.all(CATEGORIES.map(({ id }) => listTopRanked(db, id))),
		listAllSources(db),
	]);
	const count = (value: string | number) =>
		facets.category.find((option) => option.value === String(value))?.count ?? 0;
	return {
		colleges: total,
		categories: CATEGORIES.map(({ id, slug, name }, index) => ({
			id,
			slug,
			name,
			count: count(id),
			topRanked: topRanked[index] ?? [],
		})),
		notCategorised: count(NOT_CATEGORISED),
		states: facets.state.map(({ value, label, count }) => ({ slug: value, name: label, count })),
		sources,
	};
}

async function listTopRanked(db: Database, category: CategoryId): Promise<CollegeSummary[]> {
	const list = rankingListOf([category]);
	const filter = { ...EVERYTHING, categories: [category] };
	const ids = await listCollegeIds(db, filter, { sort: "nirf", list, offset: 0, limit: TOP_RANKED });
	const summaries = await listSummaries(db, ids, list);
	return summaries.filter(({ ranking }) => ranking !== undefined);
}
