import * as z from "zod";
import { FacetOption } from "./paging.ts";

/**
 * What a list of institutions can be narrowed by. Several choices of one facet widen, choices of two facets narrow; a facet's own
 * choice does not shrink its own options. The order is the page's. `none` is the choice of what no source says.
 */
export const FACETS = [
	"category",
	"degree",
	"state",
	"district",
	"ownership",
	"course",
	"exam",
	"nirf",
	"approval",
	"gender",
	"kind",
] as const;

/** Something of every facet, by its name. */
export function eachFacet<Value>(
	make: (facet: (typeof FACETS)[number]) => Value,
): Record<(typeof FACETS)[number], Value> {
	const entries: unknown[][] = FACETS.map((facet) => [facet, make(facet)]);
	return Object.fromEntries(entries);
}

/** The option of what no source says, and its names. */
export const NONE = "none";
export const NONE_NAMES: Readonly<Record<"category" | "ownership" | "nirf" | "gender", string>> = {
	category: "Not categorised",
	ownership: "Not known",
	nirf: "Not ranked",
	gender: "Not known",
};

/** Who owns an institution; `government-aided` is privately run with the government's grant. */
export const OWNERSHIPS = [
	{ slug: "government", name: "Government" },
	{ slug: "government-aided", name: "Government-aided" },
	{ slug: "private", name: "Private" },
] as const;

export const FacetName = z.enum(FACETS);
export type FacetName = z.infer<typeof FacetName>;

/** Options in a stated order, those that would give nothing left out unless they are chosen; districts only of the chosen states. */
export const Facets = z.object(eachFacet(() => z.array(FacetOption)));
export type Facets = z.infer<typeof Facets>;
