import type { CutoffFilter, CutoffPage } from "@uchit/contract/cutoff.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import { firstOf, pageOf } from "./address-values.ts";

/** Says "do not filter by this" where an absent key means a default (newest year, last round). */
export const EVERY = "all";

const KEYS = ["exam", "year", "round", "quota", "seatType", "gender", "programme"] as const;

/** The state of a college's cutoff table, as the page's address holds it: at most one value per filter. */
export type CutoffSearch = { [Key in (typeof KEYS)[number]]: string | undefined } & { page: number };

/** One page of a college's cutoffs, with what its filters stand at and what they may be set to. */
export type CutoffTable = {
	page: CutoffPage;
	asked: CutoffSearch;
	/** What is shown: asked, with the defaults filled in (the newest year, and that year's last round). */
	year: string;
	round: string;
	options: Record<CutoffFilter, FacetOption[]>;
};

/** Reads an address; what cannot be understood counts as absent. */
export function parseCutoffSearch(params: URLSearchParams): CutoffSearch {
	return {
		exam: firstOf(params, "exam"),
		year: firstOf(params, "year"),
		round: firstOf(params, "round"),
		quota: firstOf(params, "quota"),
		seatType: firstOf(params, "seatType"),
		gender: firstOf(params, "gender"),
		programme: firstOf(params, "programme"),
		page: pageOf(params),
	};
}

/** Writes an address in one fixed order, without what is absent. */
export function toCutoffParams(search: Partial<CutoffSearch>): URLSearchParams {
	const params = new URLSearchParams();
	for (const key of KEYS) {
		const value = search[key];
		if (value !== undefined) params.set(key, value);
	}
	if (search.page !== undefined && search.page > 1) params.set("page", String(search.page));
	return params;
}
