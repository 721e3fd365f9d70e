import * as z from "zod";
import { FACETS } from "./facet.ts";
import { FacetOption } from "./paging.schema.ts";

export const FacetName = z.enum(FACETS);
export type FacetName = z.infer<typeof FacetName>;

/** Options in a stated order, those that would give nothing left out unless they are chosen; districts only of the chosen states. */
export const Facets = z.object(ofEachFacet(z.array(FacetOption)));
export type Facets = z.infer<typeof Facets>;

/** The same for every facet: a query and what answers it have each of them, by its name. */
export function ofEachFacet<Value>(value: Value): Record<FacetName, Value> {
	const entries: unknown[][] = FACETS.map((facet) => [facet, value]);
	return Object.fromEntries(entries);
}
