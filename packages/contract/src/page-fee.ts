import * as z from "zod";

/** What the amount is for; a page that prints a first semester's fee includes in it what is paid once. */
export const PAGE_FEE_PERIODS = ["year", "semester", "first-semester", "course"] as const;

/** Whose word it is: the institution's own page, or a newspaper. */
export const PAGE_FEE_WITNESSES = ["official", "press"] as const;

/** A fee that one page prints. Two of them include different things: they are shown, and never ordered, filtered or spread. */
export const PageFee = z.object({
	programme: z.string(),
	students: z.string().describe("Who pays it, as the page says"),
	year: z.int().describe("Of entry, a school year by its first"),
	entry: z.string().describe("The year or batch as the page prints it"),
	period: z.enum(PAGE_FEE_PERIODS),
	amount: z.int().describe("Rupees for the period"),
	includes: z.string().describe("What is in it, and what is not"),
	witness: z.enum(PAGE_FEE_WITNESSES),
	sourceId: z.string(),
});
export type PageFee = z.infer<typeof PageFee>;
