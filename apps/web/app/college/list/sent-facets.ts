import type { FacetName, Facets } from "@uchit/contract/facet.schema.ts";
import type { CollegeSearch } from "#app/college/search.ts";

/** An option as a page sends it to its scripts: a row without names of columns. Only places need their label: the catalogue has the others. */
type SentOption = readonly [value: string, count: number, label?: string];

/** The facets as a page sends them: of two hundred options, names of columns would be a third. What is chosen stands in the search. */
export type SentFacets = Readonly<Record<FacetName, readonly SentOption[]>>;

export function sendFacets(facets: Facets): SentFacets {
	return eachFacet((facet) =>
		facets[facet].map(({ value, count, label }) =>
			facet === "state" || facet === "district" ? ([value, count, label] as const) : ([value, count] as const),
		),
	);
}

/** The facets that were sent; `search` is what the backend understood. */
export function receiveFacets(sent: SentFacets, search: CollegeSearch): Facets {
	return eachFacet((facet) =>
		sent[facet].map(([value, count, label = value]) => ({
			...{ value, count, label },
			selected: search[facet].includes(value),
		})),
	);
}

/** Something of every facet, by its name. */
export function eachFacet<Value>(make: (facet: FacetName) => Value): Record<FacetName, Value> {
	return {
		category: make("category"),
		degree: make("degree"),
		course: make("course"),
		state: make("state"),
		district: make("district"),
		ownership: make("ownership"),
		kind: make("kind"),
		exam: make("exam"),
		nirf: make("nirf"),
		gender: make("gender"),
		approval: make("approval"),
	};
}
