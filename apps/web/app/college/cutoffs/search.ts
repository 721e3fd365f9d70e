import { CUTOFF_FILTERS, type CutoffFilter, type CutoffPage } from "@uchit/contract/cutoff.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import { choice, createAddressCodec, page, rows } from "#app/platform/address-codec.ts";

/** Says "do not filter by this" where an absent key means a default (newest year, last round). */
export const EVERY = "all";

/** The state of a college's cutoff table, as the page's address holds it: at most one value per filter. */
export type CutoffSearch = { [Filter in CutoffFilter]: string | undefined } & { page: number };

/** A row as the table shows it: what it was read as beside what is printed stays behind. */
export type CutoffRow = Omit<CutoffPage["items"][number], "yearNote" | "pool" | "socialCategory" | "pwd">;

/** One page of a college's cutoffs, with what its filters stand at and what they may be set to. */
export type CutoffResults = {
	page: Pick<CutoffPage, "total" | "limit"> & { items: CutoffRow[] };
	search: CutoffSearch;
	/** The shown year and round, as the backend chose them: by default the newest year and its last round. */
	year: string;
	round: string;
	options: Record<CutoffFilter, readonly Pick<FacetOption, "value" | "label">[]>;
};

export const { parse: parseCutoffSearch, write: toCutoffParams } = createAddressCodec<CutoffSearch>({
	...rows(CUTOFF_FILTERS, choice()),
	page: page(),
});
