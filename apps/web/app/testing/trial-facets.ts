import type { FacetName, Facets } from "@uchit/contract/facet.schema.ts";
import { eachFacet } from "@uchit/contract/facet.ts";
import type { CollegeSearch } from "#app/college/search.ts";

type Named = readonly (readonly [value: string, label: string])[];

/** The facets as the backend would mark them for a search: each of these options gives one institution. */
export function trialFacets(search: CollegeSearch, options: { [Facet in FacetName]?: Named }): Facets {
	return eachFacet((facet) =>
		(options[facet] ?? []).map(([value, label]) => ({
			value,
			label,
			count: 1,
			selected: search[facet].includes(value),
		})),
	);
}
