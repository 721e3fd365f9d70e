import { CUTOFF_FILTERS, type CutoffFilter, type CutoffPage } from "@uchit/contract/cutoff.ts";
import type { FacetOption } from "@uchit/contract/paging.ts";
import { choice, createAddressCodec, fieldsFor, page } from "#app/platform/address-codec.ts";

/** Disables a filter whose absence means a default (newest year, last round). */
export const NO_FILTER = "all";

export type CutoffSearch = { [Filter in CutoffFilter]: string | undefined } & { page: number };

/** A row without the columns that explain how it was read. */
export type CutoffRow = Omit<CutoffPage["items"][number], "yearNote" | "pool" | "socialCategory" | "pwd">;

export type CutoffResults = {
	page: Pick<CutoffPage, "total" | "limit"> & { items: CutoffRow[] };
	search: CutoffSearch;
	/** The year and round that the backend chose: by default the newest year and its last round. */
	year: string;
	round: string;
	options: Record<CutoffFilter, readonly Pick<FacetOption, "value" | "label">[]>;
};

export const { parse: parseCutoffSearch, write: toCutoffParams } = createAddressCodec<CutoffSearch>({
	...fieldsFor(CUTOFF_FILTERS, choice()),
	page: page(),
});
