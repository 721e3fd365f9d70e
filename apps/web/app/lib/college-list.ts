import type { FacetOption } from "@uchit/contract/paging.ts";
import type { CollegeSearch } from "./college-search.ts";

export type Facets = { category: readonly FacetOption[]; state: readonly FacetOption[] };

/** The search as the backend understood it: ids and slugs that it does not know are gone, `category=law` is `category=3`. */
export function toUnderstood(search: CollegeSearch, facets: Facets): CollegeSearch {
	const values = (options: readonly FacetOption[]) => chosen(options).map(({ value }) => value);
	return { ...search, category: values(facets.category), state: values(facets.state) };
}

/** What is set in one facet. */
export function chosen(options: readonly FacetOption[]): FacetOption[] {
	return options.filter(({ selected }) => selected);
}

/** The one address of a list, whatever its order. */
export function canonicalOf({ q, category, state, page }: CollegeSearch): Partial<CollegeSearch> {
	return { q, category, state, page };
}

/** Search engines keep lists of at most one category and one state; words and deeper choices are endless. */
export function isIndexable({ q, category, state }: CollegeSearch): boolean {
	return q === "" && category.length <= 1 && state.length <= 1;
}

export type ActiveFilter = {
	filter: "q" | keyof Facets;
	value: string;
	label: string;
	without: Partial<CollegeSearch>;
};

/** Every filter that is set, with the search that is left when it is removed (from page 1 again). */
export function listActiveFilters(search: CollegeSearch, facets: Facets): ActiveFilter[] {
	const options = (["category", "state"] as const).flatMap((filter) =>
		chosen(facets[filter]).map(({ value, label }) => ({
			filter,
			value,
			label,
			without: { ...search, page: 1, [filter]: search[filter].filter((each) => each !== value) },
		})),
	);
	if (search.q === "") return options;
	const words = { filter: "q", value: search.q, label: `“${search.q}”`, without: withoutWords(search) } as const;
	return [words, ...options];
}

/** The search without one whole filter, from page 1. */
export function withoutFilter(search: CollegeSearch, filter: ActiveFilter["filter"]): CollegeSearch {
	return filter === "q" ? withoutWords(search) : { ...search, page: 1, [filter]: [] };
}

/** Without words nothing is a better match than anything else. */
function withoutWords(search: CollegeSearch): CollegeSearch {
	return { ...search, q: "", page: 1, sort: search.sort === "relevance" ? undefined : search.sort };
}
