import * as z from "zod";
import { eachFacet, FACETS } from "./facet.ts";
import { FacetOption } from "./paging.schema.ts";

export const FacetName = z.enum(FACETS);
export type FacetName = z.infer<typeof FacetName>;

/** Options in a stated order, those that would give nothing left out unless they are chosen; districts only of the chosen states. */
export const Facets = z.object(eachFacet(() => z.array(FacetOption)));
export type Facets = z.infer<typeof Facets>;
