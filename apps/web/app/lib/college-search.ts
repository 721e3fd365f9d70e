import type { CollegeSort } from "@uchit/contract/college.ts";
import { findDegree } from "@uchit/contract/degree.ts";
import type { FacetName } from "@uchit/contract/facet.ts";
import { cleanText, listOf, pageOf } from "./address-values.ts";

/** The contract's facets in the order of the page. Repeated here: the contract's module would bring its schemas into the browser. */
export const FACETS = [
	"category",
	"degree",
	"state",
	"district",
	"ownership",
	"course",
	"exam",
	"nirf",
	"approval",
	"gender",
	"kind",
] as const satisfies readonly FacetName[];

/** The same institutions as cards, as a table, or counted by district. `list` stays out of the address. */
export const COLLEGE_VIEWS = ["list", "table", "districts"] as const;
export type CollegeView = (typeof COLLEGE_VIEWS)[number];

/** The state of the college list, as its address holds it. Facets hold ids and slugs as they were written; a degree stands for its category too. */
export type CollegeSearch = { [Facet in FacetName]: readonly string[] } & {
	q: string;
	/** A PIN, or the name of a town or district. */
	near: string;
	view: CollegeView;
	/** undefined: the backend's choice (relevance with words, distance with a place, else NIRF rank). */
	sort: CollegeSort | undefined;
	page: number;
};

export const SORTS = [
	"relevance",
	"distance",
	"nirf",
	"-nirf",
	"intake",
	"-intake",
	"established",
	"-established",
	"salary",
	"-salary",
	"name",
	"-name",
	"-distance",
] as const satisfies readonly CollegeSort[];

/**
 * Reads an address. Forgiving: what cannot be understood counts as absent (`?page=abc` is page 1), but a facet's value stays as it
 * is written, for the backend to know or not.
 */
export function parseCollegeSearch(params: URLSearchParams): CollegeSearch {
	return {
		q: cleanText(params.get("q") ?? ""),
		near: cleanText(params.get("near") ?? ""),
		category: listOf(params, "category"),
		degree: [...new Set(listOf(params, "degree").flatMap((slug) => findDegree(slug)?.slug ?? slug))],
		state: listOf(params, "state"),
		district: listOf(params, "district"),
		ownership: listOf(params, "ownership"),
		course: listOf(params, "course"),
		exam: listOf(params, "exam"),
		nirf: listOf(params, "nirf"),
		approval: listOf(params, "approval"),
		gender: listOf(params, "gender"),
		kind: listOf(params, "kind"),
		view: COLLEGE_VIEWS.find((view) => view === params.get("view")) ?? "list",
		sort: SORTS.find((sort) => sort === params.get("sort")),
		page: pageOf(params),
	};
}

/** Writes an address in one fixed order, without what is absent, so that one list has one address. */
export function toCollegeParams(search: Partial<CollegeSearch>): URLSearchParams {
	const params = new URLSearchParams();
	if (search.q) params.set("q", search.q);
	if (search.near) params.set("near", search.near);
	for (const facet of FACETS) {
		for (const value of search[facet] ?? []) params.append(facet, value);
	}
	if (search.sort) params.set("sort", search.sort);
	if (search.view !== undefined && search.view !== "list") params.set("view", search.view);
	if (search.page !== undefined && search.page > 1) params.set("page", String(search.page));
	return params;
}
