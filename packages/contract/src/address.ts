import * as z from "zod";
import { FacetName } from "./facet.ts";
import { PageNumber } from "./paging.ts";

/** Institutions on one page of their addresses; a map of a site may have 50,000 in one file. */
export const ADDRESSES_PAGE_SIZE = 10_000;

export const AddressQuery = z.object({ page: PageNumber });

/** The day of the last change on each page, by slug; absent if unknown. */
const ChangedOn = z.record(z.string(), z.iso.date());

/** The slugs of every institution, page by page, in the order of their names. */
export const CollegeAddresses = z.object({
	total: z.int(),
	page: z.int(),
	pageSize: z.int(),
	slugs: z.array(z.string()),
	changedOn: ChangedOn,
	pagesChangedOn: z.record(z.string(), z.iso.date()).describe("By page, the newest day on it"),
});
export type CollegeAddresses = z.infer<typeof CollegeAddresses>;

/** The slugs of every published exam, or of every published country. */
export const GuideAddresses = z.object({ slugs: z.array(z.string()), changedOn: ChangedOn });
export type GuideAddresses = z.infer<typeof GuideAddresses>;

/** The lists of one or two facets with one choice each that hold some institution. */
export const ListAddresses = z.object({
	lists: z.array(
		z
			.array(z.object({ facet: FacetName, value: z.string() }))
			.min(1)
			.max(2),
	),
});
export type ListAddresses = z.infer<typeof ListAddresses>;
