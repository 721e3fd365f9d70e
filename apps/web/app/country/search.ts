import { COURSE_SORTS, type CourseSort, UNIVERSITY_SORTS, type UniversitySort } from "@uchit/contract/study-abroad.ts";
import { count, createAddressCodec, list, oneOf, page, rows, text } from "#app/platform/address-codec.ts";

export const COURSE_FACETS = ["field", "level", "state"] as const;
export type CourseFacet = (typeof COURSE_FACETS)[number];

/** The state of a country's universities, as its address holds it. */
export type UniversitySearch = {
	q: string;
	region: readonly string[];
	group: readonly string[];
	sort: UniversitySort | undefined;
	page: number;
};

/** The state of the register of courses; `mostFee` in Australian dollars for the whole course. */
export type CourseSearch = { [Facet in CourseFacet]: readonly string[] } & {
	q: string;
	mostFee: number | undefined;
	sort: CourseSort | undefined;
	page: number;
};

export const { parse: parseUniversitySearch, write: toUniversityParams } = createAddressCodec<UniversitySearch>({
	q: text(),
	region: list(),
	group: list(),
	sort: oneOf(UNIVERSITY_SORTS, undefined),
	page: page(),
});

/** Fees of seven digits at most. */
export const { parse: parseCourseSearch, write: toCourseParams } = createAddressCodec<CourseSearch>({
	q: text(),
	...rows(COURSE_FACETS, list()),
	mostFee: count(7),
	sort: oneOf(COURSE_SORTS, undefined),
	page: page(),
});
