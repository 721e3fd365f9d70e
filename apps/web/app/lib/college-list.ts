import type { DegreeSlug } from "@uchit/contract/degree.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import type { CollegeSearch } from "./college-search.ts";

export type Facets = { category: readonly FacetOption[]; state: readonly FacetOption[] };

/**
 * The search as the backend understood it: ids and slugs that it does not know are gone, `category=law` is `category=3`. A
 * degree stands for its category, which is not named again.
 */
export function toUnderstood(search: CollegeSearch, facets: Facets): CollegeSearch {
	const values = (options: readonly FacetOption[]) => chosen(options).map(({ value }) => value);
	const category = search.degree === undefined ? values(facets.category) : [];
	return { ...search, category, state: values(facets.state) };
}

/** What is set in one facet. */
export function chosen(options: readonly FacetOption[]): FacetOption[] {
	return options.filter(({ selected }) => selected);
}

/** The one address of a list, whatever its order. */
export function canonicalOf({ q, category, degree, state, page }: CollegeSearch): Partial<CollegeSearch> {
	return { q, category, degree, state, page };
}

/** Search engines keep lists of at most one category (or degree) and one state; words and deeper choices are endless. */
export function isIndexable({ q, category, state }: CollegeSearch): boolean {
	return q === "" && category.length <= 1 && state.length <= 1;
}

/** A degree's name in the language of the page. */
type NameDegree = (degree: DegreeSlug) => string;

export type ActiveFilter = {
	filter: "q" | "degree" | keyof Facets;
	value: string;
	label: string;
	without: Partial<CollegeSearch>;
};

/** Every filter that is set, with the search that is left when it is removed (from page 1 again). */
export function listActiveFilters(search: CollegeSearch, facets: Facets, nameOf: NameDegree): ActiveFilter[] {
	return [...listWords(search), ...listDegree(search, nameOf), ...listOptions(search, facets)];
}

function listOptions(search: CollegeSearch, facets: Facets): ActiveFilter[] {
	const filters = search.degree === undefined ? (["category", "state"] as const) : (["state"] as const);
	return filters.flatMap((filter) =>
		chosen(facets[filter]).map(({ value, label }) => ({
			filter,
			value,
			label,
			without: { ...search, page: 1, [filter]: search[filter].filter((each) => each !== value) },
		})),
	);
}

function listWords(search: CollegeSearch): ActiveFilter[] {
	if (search.q === "") return [];
	return [{ filter: "q", value: search.q, label: `“${search.q}”`, without: withoutWords(search) }];
}

function listDegree(search: CollegeSearch, nameOf: NameDegree): ActiveFilter[] {
	const { degree } = search;
	if (degree === undefined) return [];
	return [{ filter: "degree", value: degree, label: nameOf(degree), without: withoutFilter(search, "degree") }];
}

/** The search without one whole filter, from page 1. */
export function withoutFilter(search: CollegeSearch, filter: ActiveFilter["filter"]): CollegeSearch {
	if (filter === "q") return withoutWords(search);
	if (filter === "degree") return { ...search, page: 1, degree: undefined };
	return { ...search, page: 1, [filter]: [] };
}

/** Without words nothing is a better match than anything else. */
function withoutWords(search: CollegeSearch): CollegeSearch {
	return { ...search, q: "", page: 1, sort: search.sort === "relevance" ? undefined : search.sort };
}
