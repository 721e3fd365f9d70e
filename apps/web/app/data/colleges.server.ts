import { College, CollegeResults } from "@uchit/contract/college.ts";
import { type CollegeSearch, toCollegeParams } from "#app/lib/college-search.ts";
import type { RequestContext } from "#app/request-context.ts";
import { getFromBackend } from "./backend.server.ts";

/** One page of institutions with the facets of the search. */
export async function searchColleges(request: RequestContext, search: CollegeSearch): Promise<CollegeResults> {
	const results = await getFromBackend(request, `/v1/colleges?${toCollegeParams(search)}`, CollegeResults);
	if (results === undefined) throw new Error("The backend has no college list.");
	return results;
}

/** Everything about one institution; undefined when no institution has this slug. */
export async function getCollege(request: RequestContext, slug: string): Promise<College | undefined> {
	return SLUG.test(slug) ? getFromBackend(request, `/v1/colleges/${slug}`, College) : undefined;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
