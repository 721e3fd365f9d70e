import { Country, CountryList } from "@uchit/contract/country.ts";
import { type CourseFeeRange, RegisteredCourseList, UniversityList } from "@uchit/contract/study-abroad.ts";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { languageOf } from "#app/i18n/language.ts";
import {
	type CourseSearch,
	toCourseParams,
	toUniversityParams,
	type UniversitySearch,
} from "#app/lib/country-search.ts";
import { type Paths, pathsIn } from "#app/paths.ts";
import { type RequestContext, requestContext } from "#app/request-context.ts";
import { getFromBackend } from "./backend.server.ts";

/** Every country to study in, in short. */
export async function listCountries(request: RequestContext): Promise<CountryList> {
	const list = await getFromBackend(request, "/v1/countries", CountryList);
	if (list === undefined) throw new Error("The backend has no list of countries.");
	return list;
}

const SLUG = /^[a-z]+(?:-[a-z]+)*$/;

/** Everything about one country; undefined when none has this slug. */
export async function getCountry(request: RequestContext, slug: string): Promise<Country | undefined> {
	return SLUG.test(slug) ? getFromBackend(request, `/v1/countries/${slug}`, Country) : undefined;
}

/** These countries in their order; one that has gone meanwhile is left out. */
export async function getCountries(request: RequestContext, slugs: readonly string[]): Promise<Country[]> {
	const found = await Promise.all(slugs.map((slug) => getCountry(request, slug)));
	return found.filter((country) => country !== undefined);
}

/** The country of a page, whose address `pathOf` gives. Slugs are lower-case. */
export async function loadCountry(
	{ context, params: { country: slug = "" }, url }: LoaderFunctionArgs,
	pathOf: (paths: Paths, slug: string) => string,
) {
	const lower = slug.toLowerCase();
	if (slug !== lower) throw redirect(pathOf(pathsIn(languageOf(url.pathname)), lower), 301);
	const request = context.get(requestContext);
	const country = await getCountry(request, slug);
	if (country === undefined) throw data("No such country", { status: 404 });
	return { request, country };
}

/** One page of the universities that public lists name. */
export async function searchUniversities(
	request: RequestContext,
	slug: string,
	search: UniversitySearch,
): Promise<UniversityList> {
	const path = `/v1/countries/${slug}/universities?${toUniversityParams(search)}`;
	const list = await getFromBackend(request, path, UniversityList);
	if (list === undefined) throw new Error(`The backend has no list of universities of ${slug}.`);
	return list;
}

/** One page of the courses that a country registers. */
export async function searchCourses(
	request: RequestContext,
	slug: string,
	search: Partial<CourseSearch>,
): Promise<RegisteredCourseList> {
	const list = await getFromBackend(
		request,
		`/v1/countries/${slug}/courses?${toCourseParams(search)}`,
		RegisteredCourseList,
	);
	if (list === undefined) throw new Error(`The backend has no register of courses of ${slug}.`);
	return list;
}

/** What a register of courses says of a year's tuition, by field and level; undefined for a country of which we hold none. */
export async function getTuition(
	request: RequestContext,
	{ slug, held }: Pick<Country, "slug" | "held">,
): Promise<{ ranges: CourseFeeRange[]; sourceId: string; year: string } | undefined> {
	if (held.courses === undefined) return undefined;
	const { source_id: sourceId } = held.courses;
	const { fees, sources } = await searchCourses(request, slug, {});
	return { ranges: fees, sourceId, year: sources.find(({ id }) => id === sourceId)?.vintage ?? "" };
}
