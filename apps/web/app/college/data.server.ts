import { College } from "@uchit/contract/college.ts";
import { Fees } from "@uchit/contract/fee.ts";
import { Courses } from "@uchit/contract/intake.ts";
import { Outcomes } from "@uchit/contract/outcome.ts";
import { PlacedResults } from "@uchit/contract/place.ts";
import { getFromBackend, requireFromBackend } from "#app/platform/backend/backend.server.ts";
import { oncePerRequest } from "#app/platform/backend/once-per-request.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { SLUG } from "#app/platform/slug.ts";
import { type CollegeSearch, parseCollegeSearch, toCollegeParams } from "./search.ts";

/** Without cards, where only district counts are shown, it loads the first page. */
export async function searchColleges(request: RequestContext, search: CollegeSearch): Promise<PlacedResults> {
	const page = search.view === "districts" ? 1 : search.page;
	const params = toCollegeParams({ ...search, page, view: "list", whole: undefined });
	return requireFromBackend(request, `/v1/colleges?${params}`, PlacedResults);
}

const SUGGESTED = 8;

export async function suggestColleges(request: RequestContext, words: string, chosen: readonly string[]) {
	if (words === "") return [];
	const { items } = await searchColleges(request, parseCollegeSearch(new URLSearchParams({ q: words })));
	return items
		.filter(({ slug }) => !chosen.includes(slug))
		.slice(0, SUGGESTED)
		.map(({ slug, name, place }) => ({ slug, name, place }));
}

/** Undefined if no institution has this slug. */
export const getCollege = oncePerRequest(async (request, slug): Promise<College | undefined> => {
	return SLUG.test(slug) ? getFromBackend(request, `/v1/colleges/${slug}`, College) : undefined;
});

export async function getCourses(request: RequestContext, slug: string): Promise<Courses> {
	return requireFromBackend(request, `/v1/colleges/${slug}/courses`, Courses);
}

export async function getFees(request: RequestContext, slug: string): Promise<Fees> {
	return requireFromBackend(request, `/v1/colleges/${slug}/fees`, Fees);
}

export async function getOutcomes(request: RequestContext, slug: string): Promise<Outcomes> {
	return requireFromBackend(request, `/v1/colleges/${slug}/outcomes`, Outcomes);
}
