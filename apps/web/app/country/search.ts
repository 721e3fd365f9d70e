import { COURSE_SORTS, UNIVERSITY_SORTS } from "@uchit/contract/study-abroad.ts";
import {
	count,
	createAddressCodec,
	fieldsFor,
	list,
	oneOf,
	page,
	text,
	withQuery,
} from "#app/platform/address-codec.ts";
import { addressIn, type Language } from "#app/platform/i18n/language.ts";

export const COURSE_FACETS = ["field", "level", "state"] as const;

export type UniversitySearch = ReturnType<typeof parseUniversitySearch>;

export const { parse: parseUniversitySearch, write: toUniversityParams } = createAddressCodec({
	q: text(),
	region: list(),
	group: list(),
	sort: oneOf(UNIVERSITY_SORTS, undefined),
	page: page(),
});

/** `mostFee` is in Australian dollars for the whole course. */
export type CourseSearch = ReturnType<typeof parseCourseSearch>;

export const { parse: parseCourseSearch, write: toCourseParams } = createAddressCodec({
	q: text(),
	...fieldsFor(COURSE_FACETS, list()),
	mostFee: count(7),
	sort: oneOf(COURSE_SORTS, undefined),
	page: page(),
});

export function countryPaths(language: Language) {
	return {
		studyAbroad: addressIn(language, "/study-abroad"),
		compareCountries: (slugs: readonly string[]) =>
			addressIn(language, slugs.length === 0 ? "/study-abroad" : `/study-abroad?compare=${slugs.join(",")}`),
		country: (slug: string) => addressIn(language, countryPath(slug)),
		countryUniversities: (slug: string, search: Partial<UniversitySearch> = {}) =>
			addressIn(language, withQuery(`${countryPath(slug)}/universities`, toUniversityParams(search))),
		countryCourses: (slug: string, search: Partial<CourseSearch> = {}) =>
			addressIn(language, withQuery(`${countryPath(slug)}/courses`, toCourseParams(search))),
		englishScores: (scores: { test?: string; score?: string } = {}) =>
			addressIn(language, withQuery("/tools/english-scores", new URLSearchParams(scores))),
	};
}

function countryPath(slug: string): string {
	return `/study-abroad/${encodeURIComponent(slug)}`;
}
