import { COURSE_SORTS, UNIVERSITY_SORTS } from "@uchit/contract/study-abroad.ts";
import { count, createAddressCodec, list, oneOf, page, rows, text, withQuery } from "#app/platform/address-codec.ts";
import { addressIn, type Language } from "#app/platform/i18n/language.ts";

export const COURSE_FACETS = ["field", "level", "state"] as const;

/** The state of a country's universities, as its address holds it. */
export type UniversitySearch = ReturnType<typeof parseUniversitySearch>;

export const { parse: parseUniversitySearch, write: toUniversityParams } = createAddressCodec({
	q: text(),
	region: list(),
	group: list(),
	sort: oneOf(UNIVERSITY_SORTS, undefined),
	page: page(),
});

/** The state of the register of courses; `mostFee` in Australian dollars for the whole course. */
export type CourseSearch = ReturnType<typeof parseCourseSearch>;

/** Fees of seven digits at most. */
export const { parse: parseCourseSearch, write: toCourseParams } = createAddressCodec({
	q: text(),
	...rows(COURSE_FACETS, list()),
	mostFee: count(7),
	sort: oneOf(COURSE_SORTS, undefined),
	page: page(),
});

/** Addresses of the countries to study in, and of what their tests are worth. */
export function countryPaths(language: Language) {
	return {
		/** The countries to study in. */
		studyAbroad: addressIn(language, "/study-abroad"),
		/** The same with up to four of them beside each other. */
		compareCountries: (slugs: readonly string[]) =>
			addressIn(language, slugs.length === 0 ? "/study-abroad" : `/study-abroad?compare=${slugs.join(",")}`),
		/** A country to study in. */
		country: (slug: string) => addressIn(language, countryPath(slug)),
		/** The universities of a country with their filters. */
		countryUniversities: (slug: string, search: Partial<UniversitySearch> = {}) =>
			addressIn(language, withQuery(`${countryPath(slug)}/universities`, toUniversityParams(search))),
		/** The registered courses of a country with their filters. */
		countryCourses: (slug: string, search: Partial<CourseSearch> = {}) =>
			addressIn(language, withQuery(`${countryPath(slug)}/courses`, toCourseParams(search))),
		englishScores: (scores: { test?: string; score?: string } = {}) =>
			addressIn(language, withQuery("/tools/english-scores", new URLSearchParams(scores))),
	};
}

function countryPath(slug: string): string {
	return `/study-abroad/${encodeURIComponent(slug)}`;
}
