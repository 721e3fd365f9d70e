import * as z from "zod";
import { FACETS } from "./facet.ts";
import { FacetOption } from "./paging.schema.ts";

export const FacetName = z.enum(FACETS);
export type FacetName = z.infer<typeof FacetName>;

/** Options in a stated order, those that would give nothing left out unless they are chosen; districts only of the chosen states. */
export const Facets = z.object({
	category: z.array(FacetOption),
	degree: z.array(FacetOption),
	course: z.array(FacetOption),
	state: z.array(FacetOption),
	district: z.array(FacetOption),
	ownership: z.array(FacetOption),
	kind: z.array(FacetOption),
	exam: z.array(FacetOption),
	nirf: z.array(FacetOption),
	gender: z.array(FacetOption),
	approval: z.array(FacetOption),
});
export type Facets = z.infer<typeof Facets>;
