import { EXAM_FACETS, type ExamFacetName } from "@uchit/contract/exam.ts";
import type { ExamFacets, ExamList } from "@uchit/contract/exam-list.ts";
import { EVERY_EXAM, type ExamSearch } from "./search.ts";

export type ExamFilter = "q" | ExamFacetName;

export type Relaxation = { kind: "without" | "only"; filter: ExamFilter; total: number };

export function listSetFilters(search: ExamSearch): ExamFilter[] {
	return [...(search.q === "" ? [] : ["q" as const]), ...EXAM_FACETS.filter((facet) => search[facet].length > 0)];
}

function withoutExamFilter(search: ExamSearch, filter: ExamFilter): ExamSearch {
	return { ...search, page: 1, [filter]: filter === "q" ? "" : [] };
}

export function relaxedSearch(search: ExamSearch, { kind, filter }: Pick<Relaxation, "kind" | "filter">): ExamSearch {
	if (kind === "without") return withoutExamFilter(search, filter);
	return { ...EVERY_EXAM, view: search.view, [filter]: search[filter] };
}

/** Indexable lists have at most one choice in one facet, as words, combinations and unknown values are endless. */
export function isIndexableExams(search: ExamSearch, { unknown }: Pick<ExamList, "unknown">): boolean {
	if (unknown.length > 0) return false;
	const set = EXAM_FACETS.filter((facet) => search[facet].length > 0);
	return search.q === "" && set.length <= 1 && set.every((facet) => search[facet].length === 1);
}

export type ActiveExamFilter = { filter: ExamFilter; value: string; label: string; without: ExamSearch };

export function listActiveExamFilters(search: ExamSearch, facets: ExamFacets): ActiveExamFilter[] {
	return listSetFilters(search).flatMap((filter): ActiveExamFilter[] => {
		if (filter === "q") {
			return [{ filter, value: search.q, label: `“${search.q}”`, without: withoutExamFilter(search, filter) }];
		}
		return search[filter].flatMap((value) => {
			const label = facets[filter].find((option) => option.value === value)?.label ?? `“${value}”`;
			const others = search[filter].filter((each) => each !== value);
			return [{ filter, value, label, without: { ...search, page: 1, [filter]: others } }];
		});
	});
}
