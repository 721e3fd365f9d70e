import type { Catalogue } from "@uchit/contract/catalogue.schema.ts";
import { CATEGORIES } from "@uchit/contract/category.ts";
import { CollegeQuery } from "@uchit/contract/college.schema.ts";
import { NONE } from "@uchit/contract/facet.ts";
import type { Database } from "#backend/db/client.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { findColleges } from "#backend/search/find.ts";
import { listAllSources } from "./queries/sources.ts";

const TOP_RANKED = 5;

/** What the home page shows: how much there is, and the best ranked of each category. */
export async function getCatalogue(db: Database, index: CollegeIndex): Promise<Catalogue> {
	const find = (asked: Partial<CollegeQuery>) => findColleges(index, { ...CollegeQuery.parse({}), ...asked });
	const { total, inDirectory, facets } = find({});
	return {
		colleges: total,
		inDirectory,
		categories: CATEGORIES.map(({ id, slug, name }) => {
			const listed = find({ category: [String(id)], sort: "nirf" });
			const topRanked = listed.items.slice(0, TOP_RANKED).filter(({ ranking }) => ranking !== undefined);
			return { id, slug, name, count: listed.inDirectory, topRanked };
		}),
		notCategorised: find({ category: [NONE] }).inDirectory,
		states: facets.state.map(({ value, label, labelHi }) => ({
			slug: value,
			name: label,
			nameHi: labelHi,
			count: find({ state: [value] }).inDirectory,
		})),
		sources: await listAllSources(db),
	};
}
