import * as z from "zod";
import { FacetOption } from "./paging.ts";

/**
 * What a list of institutions can be narrowed by. Several choices of one facet widen, choices of two facets narrow; a facet's own
 * choice does not shrink its own options. `none` is the choice of what no source says.
 */
export const FACETS = [
	"category",
	"degree",
	"course",
	"state",
	"district",
	"ownership",
	"kind",
	"exam",
	"nirf",
	"gender",
	"approval",
] as const;
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

/** Who owns an institution; `aided` is privately run with the government's grant. */
export const OWNERSHIPS = [
	{ slug: "government", name: "Government" },
	{ slug: "aided", name: "Government-aided" },
	{ slug: "private", name: "Private" },
] as const;

/** Where the newest place in the list that the query sorts by stands. */
export const NIRF_BANDS = [
	{ slug: "top-10", name: "Top 10", to: 10 },
	{ slug: "11-50", name: "11–50", to: 50 },
	{ slug: "51-100", name: "51–100", to: 100 },
	{ slug: "101-200", name: "101–200", to: 200 },
	{ slug: "201-on", name: "201 and on", to: Number.POSITIVE_INFINITY },
] as const;

export const GENDERS = [
	{ slug: "women", name: "For women" },
	{ slug: "everyone", name: "For everyone" },
] as const;

/** Who recognised the institution, or seats in it, in the lists that we hold. */
export const APPROVALS = [
	{ slug: "ugc", name: "UGC" },
	{ slug: "aicte", name: "AICTE" },
	{ slug: "nmc", name: "NMC" },
] as const;
