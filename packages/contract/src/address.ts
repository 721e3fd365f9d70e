import * as z from "zod";
import { FacetName } from "./facet.ts";
import { PageNumber } from "./paging.ts";

/** A sitemap may have 50,000 addresses in one file. */
export const ADDRESSES_PAGE_SIZE = 10_000;

export const AddressQuery = z.object({ page: PageNumber });

/** The day of the last change on each page, by slug; absent if unknown. */
const ChangedOn = z.record(z.string(), z.iso.date());

/** Slugs of all institutions, page by page, sorted by name. */
export const CollegeAddresses = z.object({
	total: z.int(),
	page: z.int(),
	pageSize: z.int(),
	slugs: z.array(z.string()),
	changedOn: ChangedOn,
	pagesChangedOn: z
		.record(z.string(), z.iso.date())
		.describe("For each kind of page, the newest day on which one of them changed"),
});
export type CollegeAddresses = z.infer<typeof CollegeAddresses>;

export const GuideAddresses = z.object({ slugs: z.array(z.string()), changedOn: ChangedOn });
export type GuideAddresses = z.infer<typeof GuideAddresses>;

/** Lists with one choice in one or two facets that contain some institution. */
export const ListAddresses = z.object({
	lists: z.array(
		z
			.array(z.object({ facet: FacetName, value: z.string() }))
			.min(1)
			.max(2),
	),
});
export type ListAddresses = z.infer<typeof ListAddresses>;
