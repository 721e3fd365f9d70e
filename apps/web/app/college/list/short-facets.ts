import type { FacetName, Facets } from "@uchit/contract/facet.schema.ts";
import { FACETS } from "@uchit/contract/facet.ts";
import type { FacetOption } from "@uchit/contract/paging.schema.ts";
import type { CollegeSearch } from "#app/college/search.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { listMost } from "#app/platform/most-options.ts";

/** The facets as the page shows them, and how many options there are of those that are not shown whole. */
export type ShortFacets = { facets: Facets; sizes: Partial<Record<FacetName, number>> };

/** What people narrow by first, and what a list by state or by district is made of. */
function isWhole(facet: FacetName, { view, whole }: CollegeSearch): boolean {
	return (
		facet === "category" || facet === whole || (view === "districts" && (facet === "state" || facet === "district"))
	);
}

/** Of long facets the options with most results, and what is chosen, in the order of all; names in the language of the page. */
export function shortenFacets(facets: Facets, search: CollegeSearch, language: Language): ShortFacets {
	const shown: Facets = { ...facets };
	const sizes: ShortFacets["sizes"] = {};
	for (const facet of FACETS) {
		const all = facets[facet];
		const options = isWhole(facet, search) ? all : listMost(all);
		shown[facet] = options.map((option) => toShown(option, language));
		if (options.length < all.length) sizes[facet] = all.length;
	}
	return { facets: shown, sizes };
}

/** A place has one name on a page. */
function toShown({ labelHi, ...option }: FacetOption, language: Language): FacetOption {
	return language === "hi" && labelHi !== undefined ? { ...option, label: labelHi } : option;
}
