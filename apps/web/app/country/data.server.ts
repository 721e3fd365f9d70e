import { Country, CountryList } from "@uchit/contract/country.ts";
import { type CourseFeeRange, RegisteredCourseList, UniversityList } from "@uchit/contract/study-abroad.ts";
import { getFromBackend, requireFromBackend } from "#app/platform/backend/backend.server.ts";
import { oncePerRequest } from "#app/platform/backend/once-per-request.server.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { type CourseSearch, toCourseParams, toUniversityParams, type UniversitySearch } from "./search.ts";

export async function listCountries(request: RequestContext): Promise<CountryList> {
	return requireFromBackend(request, "/v1/countries", CountryList);
}

const SLUG = /^[a-z]+(?:-[a-z]+)*$/;

/** Undefined if no country has this slug. */
export const getCountry = oncePerRequest(async (request, slug): Promise<Country | undefined> => {
	return SLUG.test(slug) ? getFromBackend(request, `/v1/countries/${slug}`, Country) : undefined;
});

/** The countries in the given order, without those that were removed. */
export async function getCountries(request: RequestContext, slugs: readonly string[]): Promise<Country[]> {
	const found = await Promise.all(slugs.map((slug) => getCountry(request, slug)));
	return found.filter((country) => country !== undefined);
}

export async function searchUniversities(
	request: RequestContext,
	slug: string,
	search: UniversitySearch,
): Promise<UniversityList> {
	const path = `/v1/countries/${slug}/universities?${toUniversityParams(search)}`;
	return requireFromBackend(request, path, UniversityList);
}

export async function searchCourses(
	request: RequestContext,
	slug: string,
	search: Partial<CourseSearch>,
): Promise<RegisteredCourseList> {
	return requireFromBackend(request, `/v1/countries/${slug}/courses?${toCourseParams(search)}`, RegisteredCourseList);
}

/** Yearly tuition by field and level; undefined for a country without a register. */
export async function getTuition(
	request: RequestContext,
	{ slug, held }: Pick<Country, "slug" | "held">,
): Promise<{ ranges: CourseFeeRange[]; sourceId: string; year: string } | undefined> {
	if (held.courses === undefined) return undefined;
	const { source_id: sourceId } = held.courses;
	const { fees, sources } = await searchCourses(request, slug, {});
	return { ranges: fees, sourceId, year: sources.find(({ id }) => id === sourceId)?.vintage ?? "" };
}
