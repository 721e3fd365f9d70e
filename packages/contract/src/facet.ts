import * as z from "zod";
import { FacetOption } from "./paging.ts";

/**
 * The filters of a list of institutions. Several choices of one facet widen the list, choices of two facets narrow it;
 * a facet's own choice does not shrink its own options. The order is the page's. `none` chooses institutions for which
 * no source has a value.
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

export function eachFacet<Value>(
	make: (facet: (typeof FACETS)[number]) => Value,
): Record<(typeof FACETS)[number], Value> {
	const entries: unknown[][] = FACETS.map((facet) => [facet, make(facet)]);
	return Object.fromEntries(entries);
}

export const NONE_VALUE = "none";
export const NONE_NAMES: Readonly<Record<"category" | "ownership" | "nirf" | "gender", string>> = {
	category: "Not categorised",
	ownership: "Not known",
	nirf: "Not ranked",
	gender: "Not known",
};

/** The owners of an institution; `government-aided` is privately run with the government's grant. */
export const OWNERSHIPS = [
	{ slug: "government", name: "Government" },
	{ slug: "government-aided", name: "Government-aided" },
	{ slug: "private", name: "Private" },
] as const;

export const FacetName = z.enum(FACETS);
export type FacetName = z.infer<typeof FacetName>;

/**
 * Options in a fixed order. Options without results are left out unless they are chosen; districts are those of the
 * chosen states.
 */
export const Facets = z.object(eachFacet(() => z.array(FacetOption)));
export type Facets = z.infer<typeof Facets>;
