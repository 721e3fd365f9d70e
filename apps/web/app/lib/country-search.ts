import type { UNIVERSITIES_PER_PAGE as PageSize, RegisteredCourseSort } from "@uchit/contract/study-abroad.ts";
import type * as z from "zod";
import { cleanText, listOf, pageOf } from "./address-values.ts";

/** The contract's page size, repeated here: its module would bring its schemas into the browser. */
export const ROWS_PER_PAGE = 50 satisfies typeof PageSize;

export type CourseSort = z.infer<typeof RegisteredCourseSort>;

/** The contract's sorts in the order of the page, repeated for the same reason. */
export const COURSE_SORTS = ["name", "fee", "-fee", "weeks"] as const satisfies readonly CourseSort[];

export const COURSE_FACETS = ["field", "level", "state"] as const;
export type CourseFacet = (typeof COURSE_FACETS)[number];

/** The state of a country's universities, as its address holds it. */
export type UniversitySearch = { q: string; region: readonly string[]; page: number };

/** The state of the register of courses; `mostFee` in Australian dollars for the whole course. */
export type CourseSearch = { [Facet in CourseFacet]: readonly string[] } & {
	q: string;
	mostFee: number | undefined;
	sort: CourseSort | undefined;
	page: number;
};

/** Reads an address. Forgiving, as its sibling: what cannot be understood counts as absent. */
export function parseUniversitySearch(params: URLSearchParams): UniversitySearch {
	return { q: cleanText(params.get("q") ?? ""), region: listOf(params, "region"), page: pageOf(params) };
}

export function toUniversityParams({ q, region = [], page = 1 }: Partial<UniversitySearch>): URLSearchParams {
	return toParams({ q, region, page: page > 1 ? page : undefined });
}

export function parseCourseSearch(params: URLSearchParams): CourseSearch {
	const mostFee = params.get("mostFee") ?? "";
	return {
		q: cleanText(params.get("q") ?? ""),
		field: listOf(params, "field"),
		level: listOf(params, "level"),
		state: listOf(params, "state"),
		mostFee: /^[1-9]\d{0,6}$/.test(mostFee) ? Number(mostFee) : undefined,
		sort: COURSE_SORTS.find((sort) => sort === params.get("sort")),
		page: pageOf(params),
	};
}

export function toCourseParams({ q, field, level, state, mostFee, sort, page = 1 }: Partial<CourseSearch>) {
	return toParams({ q, field, level, state, mostFee, sort, page: page > 1 ? page : undefined });
}

/** In one fixed order, without what is absent, so that one list has one address. */
function toParams(values: Record<string, string | number | readonly string[] | undefined>): URLSearchParams {
	const pairs = Object.entries(values).flatMap(([name, value = ""]) =>
		[value].flat().flatMap((each) => (each === "" ? [] : [[name, String(each)]])),
	);
	return new URLSearchParams(pairs);
}
