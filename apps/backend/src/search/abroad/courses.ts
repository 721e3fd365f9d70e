import type { FacetOption } from "@uchit/contract/paging.ts";
import {
	type RegisteredCourse,
	type RegisteredCourseList,
	type RegisteredCourseQuery,
	UNIVERSITIES_PER_PAGE,
} from "@uchit/contract/study-abroad.ts";
import { listFeeRanges } from "./course-fees.ts";
import { compareLevels } from "./course-levels.ts";
import { applyFacets } from "./list-facets.ts";
import { ListWords } from "./list-words.ts";

export type Courses = { rows: readonly RegisteredCourse[]; words: ListWords; sourceIds: readonly string[] };

export function indexCourses(rows: readonly RegisteredCourse[]): Courses {
	const wordings = rows.map(({ name, provider, field = "", code }) => ({ name, others: [provider, field, code] }));
	return { rows, words: new ListWords(wordings), sourceIds: [...new Set(rows.map(({ sourceId }) => sourceId))] };
}

export function findCourses(
	{ rows, words }: Courses,
	query: RegisteredCourseQuery,
): Omit<RegisteredCourseList, "sources"> {
	const named = query.q === "" ? rows : words.find(query.q).flatMap((place) => rows[place] ?? []);
	const { rows: found, options } = applyFacets(withinFee(named, query.mostFee), [
		{ valuesOf: ({ field }) => (field === undefined ? [] : [field]), chosen: query.field },
		{ valuesOf: ({ level }) => [level], chosen: query.level },
		{ valuesOf: ({ states }) => states, chosen: query.state },
	]);
	const [field = [], level = [], state = []] = options;
	const offset = (query.page - 1) * UNIVERSITIES_PER_PAGE;
	return {
		total: found.length,
		page: query.page,
		items: inOrder(found, query.sort).slice(offset, offset + UNIVERSITIES_PER_PAGE),
		facets: { field, level: byLevel(level), state },
		fees: listFeeRanges(found),
	};
}

/** Keeps the courses up to this fee; a course without a printed fee is left out. */
function withinFee(rows: readonly RegisteredCourse[], mostFee: number | undefined): readonly RegisteredCourse[] {
	if (mostFee === undefined) return rows;
	return rows.filter(({ tuitionAud }) => tuitionAud !== undefined && tuitionAud <= mostFee);
}

function byLevel(options: readonly FacetOption[]): FacetOption[] {
	return options.toSorted((a, b) => compareLevels(a.value, b.value));
}

/** By relevance or name. Unknown values come last in either direction. */
function inOrder(rows: readonly RegisteredCourse[], sort: RegisteredCourseQuery["sort"]): readonly RegisteredCourse[] {
	switch (sort) {
		case undefined:
			return rows;
		case "name":
			return rows.toSorted(
				(a, b) => byText(a.name, b.name) || byText(a.provider, b.provider) || byText(a.code, b.code),
			);
		case "fee":
			return byNumber(rows, ({ tuitionAud }) => tuitionAud);
		case "-fee":
			return byNumber(rows, ({ tuitionAud }) => tuitionAud, -1);
		case "weeks":
			return byNumber(rows, ({ weeks }) => weeks);
	}
}

function byNumber(
	rows: readonly RegisteredCourse[],
	figureOf: (row: RegisteredCourse) => number | undefined,
	direction = 1,
): RegisteredCourse[] {
	const known = rows.filter((row) => figureOf(row) !== undefined);
	const unknown = rows.filter((row) => figureOf(row) === undefined);
	return [...known.sort((a, b) => direction * ((figureOf(a) ?? 0) - (figureOf(b) ?? 0))), ...unknown];
}

function byText(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
