import type { FacetName, Facets } from "@uchit/contract/facet.schema.ts";
import { FACETS } from "@uchit/contract/facet.ts";
import type { CollegeSearch } from "#app/college/search.ts";

/** An option as a page sends it to its scripts: a row without names of columns. Only places need their label: the catalogue has the others. */
type SentOption = readonly [value: string, count: number, label?: string];

/** The facets as a page sends them: of two hundred options, names of columns would be a third. What is chosen stands in the search. */
export type SentFacets = Readonly<Record<FacetName, readonly SentOption[]>>;

export function sendFacets(facets: Facets): SentFacets {
	const send = (facet: FacetName): SentOption[] =>
		facets[facet].map(({ value, count, label }) =>
			facet === "state" || facet === "district" ? [value, count, label] : [value, count],
		);
	return {
		category: send("category"),
		degree: send("degree"),
		course: send("course"),
		state: send("state"),
		district: send("district"),
		ownership: send("ownership"),
		kind: send("kind"),
		exam: send("exam"),
		nirf: send("nirf"),
		gender: send("gender"),
		approval: send("approval"),
	};
}

/** The facets that were sent; `search` is what the backend understood. */
export function receiveFacets(sent: SentFacets, search: CollegeSearch): Facets {
	const facets: Facets = {
		category: [],
		degree: [],
		course: [],
		state: [],
		district: [],
		ownership: [],
		kind: [],
		exam: [],
		nirf: [],
		gender: [],
		approval: [],
	};
	for (const facet of FACETS) {
		facets[facet] = sent[facet].map(([value, count, label = value]) => ({
			...{ value, count, label },
			selected: search[facet].includes(value),
		}));
	}
	return facets;
}
