import { eachFacet, type FacetName, type Facets } from "@uchit/contract/facet.ts";
import type { CollegeSearch } from "#app/college/search.ts";

type Named = readonly (readonly [value: string, label: string])[];

const OPTIONS: { [Facet in FacetName]?: Named } = {
	category: [
		["1", "Engineering"],
		["3", "Law"],
		["12", "Medical"],
		["none", "Not categorised"],
	],
	state: [
		["goa", "Goa"],
		["kerala", "Kerala"],
		["bihar", "Bihar"],
		["assam", "Assam"],
	],
	degree: [["mbbs", "MBBS"]],
	ownership: [["government", "Government"]],
};

/** Marked as the backend would for a search: each of these options gives one institution. */
export function trialFacets(search: CollegeSearch, options = OPTIONS): Facets {
	return eachFacet((facet) =>
		(options[facet] ?? []).map(([value, label]) => ({
			value,
			label,
			count: 1,
			selected: search[facet].includes(value),
		})),
	);
}
