import { College, CollegeResults } from "@uchit/contract/college.ts";
import { type ActiveFilter, withoutFilter } from "#app/lib/college-list.ts";
import { type CollegeSearch, toCollegeParams } from "#app/lib/college-search.ts";
import { toCategories } from "#app/lib/degree.ts";
import type { RequestContext } from "#app/request-context.ts";
import { getFromBackend } from "./backend.server.ts";

/** One page of institutions with the facets of the search. */
export async function searchColleges(request: RequestContext, search: CollegeSearch): Promise<CollegeResults> {
	const results = await getFromBackend(
		request,
		`/v1/colleges?${toCollegeParams(toCategories(search))}`,
		CollegeResults,
	);
	if (results === undefined) throw new Error("The backend has no college list.");
	return results;
}

/** Everything about one institution; undefined when no institution has this slug. */
export async function getCollege(request: RequestContext, slug: string): Promise<College | undefined> {
	return SLUG.test(slug) ? getFromBackend(request, `/v1/colleges/${slug}`, College) : undefined;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A filter of an empty search, and how many institutions there are without it. */
export type Relaxation = { filter: ActiveFilter["filter"]; total: number };

/** For an empty search: which one filter to drop, and what that gives; the most fruitful first. */
export async function listRelaxations(request: RequestContext, search: CollegeSearch): Promise<Relaxation[]> {
	const active = (["q", "category", "degree", "state"] as const).filter((filter) => (search[filter]?.length ?? 0) > 0);
	const relaxations = active.map(async (filter) => {
		const { total } = await searchColleges(request, withoutFilter(search, filter));
		return { filter, total };
	});
	return (await Promise.all(relaxations)).filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
}
