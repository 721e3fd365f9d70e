import type { CollegeSort } from "@uchit/contract/college.ts";
import { type DegreeSlug, findDegree } from "@uchit/contract/degree.ts";
import { cleanText, firstOf, listOf, pageOf } from "./address-values.ts";

/** The state of the college list, as its address holds it. `category` and `state` hold ids and slugs as they were written. */
export type CollegeSearch = {
	q: string;
	category: readonly string[];
	/** Stands for its category too. */
	degree: DegreeSlug | undefined;
	state: readonly string[];
	/** undefined: the backend's choice (relevance with words, else NIRF rank). */
	sort: CollegeSort | undefined;
	page: number;
};

const SORTS = ["relevance", "nirf", "-nirf", "name", "-name"] as const satisfies readonly CollegeSort[];

/** Reads an address. Forgiving: what cannot be understood counts as absent (`?page=abc` is page 1). */
export function parseCollegeSearch(params: URLSearchParams): CollegeSearch {
	return {
		q: cleanText(params.get("q") ?? ""),
		category: listOf(params, "category"),
		degree: findDegree(firstOf(params, "degree") ?? "")?.slug,
		state: listOf(params, "state"),
		sort: SORTS.find((sort) => sort === params.get("sort")),
		page: pageOf(params),
	};
}

/** Writes an address in one fixed order, without what is absent, so that one list has one address. */
export function toCollegeParams(search: Partial<CollegeSearch>): URLSearchParams {
	const params = new URLSearchParams();
	if (search.q) params.set("q", search.q);
	for (const category of search.category ?? []) params.append("category", category);
	if (search.degree) params.set("degree", search.degree);
	for (const state of search.state ?? []) params.append("state", state);
	if (search.sort) params.set("sort", search.sort);
	if (search.page !== undefined && search.page > 1) params.set("page", String(search.page));
	return params;
}
