import type { CollegeResults } from "@uchit/contract/college.ts";
import { MIN_EVIDENCED } from "@uchit/contract/degree.ts";
import { FACETS, type FacetName, type Facets } from "@uchit/contract/facet.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import type { CollegeSearch } from "#app/college/search.ts";

export function listSelected(options: readonly FacetOption[]): FacetOption[] {
	return options.filter(({ selected }) => selected);
}

export function canonicalOf(search: CollegeSearch): Partial<CollegeSearch> {
	return { ...search, sort: undefined, view: undefined, whole: undefined };
}

/** Lists with more filters are not indexed: their combinations are endless. */
const MAX_INDEXED = 2;

/**
 * Indexable lists have at most two facets with one choice each, as words and places are endless. A degree's list needs an institution
 * with evidence; a list of unknown values has none.
 */
export function isIndexable(
	search: CollegeSearch,
	{ total, unknown, assumedDegrees }: Pick<CollegeResults, "total" | "unknown" | "assumedDegrees">,
): boolean {
	if (unknown.length > 0 || assumedDegrees.length > 0) return false;
	if (search.degree.length > 0 && total < MIN_EVIDENCED) return false;
	const set = FACETS.filter((facet) => search[facet].length > 0);
	const isSingle = set.every((facet) => search[facet].length === 1);
	return search.q === "" && search.near === "" && set.length <= MAX_INDEXED && isSingle;
}

export type ActiveFilter = {
	filter: "q" | "near" | FacetName;
	value: string;
	label: string;
	without: Partial<CollegeSearch>;
};

/**
 * Every active filter with the search that remains without it, from page 1. `facets` need the page's names; `near` names the place found.
 */
export function listActiveFilters(search: CollegeSearch, facets: Facets, near?: string): ActiveFilter[] {
	return [...listWords(search, near), ...FACETS.flatMap((facet) => listOptions(search, facets, facet))];
}

function listOptions(search: CollegeSearch, facets: Facets, filter: FacetName): ActiveFilter[] {
	return search[filter].flatMap((value) => {
		const label = facets[filter].find((option) => option.value === value)?.label ?? `“${value}”`;
		const others = search[filter].filter((each) => each !== value);
		return [{ filter, value, label, without: { ...search, page: 1, [filter]: others } }];
	});
}

function listWords(search: CollegeSearch, near: string | undefined): ActiveFilter[] {
	return (["q", "near"] as const).flatMap((filter) => {
		const words = search[filter];
		if (words === "") return [];
		const label = (filter === "near" ? near : undefined) ?? `“${words}”`;
		return [{ filter, value: words, label, without: withoutFilter(search, filter) }];
	});
}

export function withoutFilter(search: CollegeSearch, filter: ActiveFilter["filter"]): CollegeSearch {
	if (filter === "q") return { ...search, q: "", page: 1, sort: dropMeaninglessSort(search.sort, "relevance") };
	if (filter === "near") return { ...search, near: "", page: 1, sort: dropMeaninglessSort(search.sort, "distance") };
	return { ...search, page: 1, [filter]: [] };
}

/** Drops a sort order that has lost its meaning: relevance without words, distance without a place. */
function dropMeaninglessSort(sort: CollegeSearch["sort"], meaningless: string): CollegeSearch["sort"] {
	return sort?.endsWith(meaningless) ? undefined : sort;
}
