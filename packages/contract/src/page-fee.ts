import * as z from "zod";

/** The period of the amount; a page's fee for the first semester includes one-time payments. */
export const PAGE_FEE_PERIODS = ["year", "semester", "first-semester", "course"] as const;

export const PAGE_FEE_WITNESSES = ["official", "press"] as const;

/**
 * A fee that one page prints. Two of them include different things, so they are shown but never sorted, filtered or
 * summed up as a range.
 */
export const PageFee = z.object({
	programme: z.string(),
	students: z.string().describe("Who pays it, in the page's words"),
	year: z.int().describe("Year of entry: first year of the school year"),
	entry: z.string().describe("Year or batch as the page prints it"),
	period: z.enum(PAGE_FEE_PERIODS),
	amount: z.int().describe("Rupees for the period"),
	includes: z.string().describe("What the fee includes and excludes"),
	witness: z.enum(PAGE_FEE_WITNESSES),
	sourceId: z.string(),
});
export type PageFee = z.infer<typeof PageFee>;
