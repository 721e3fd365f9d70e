import * as z from "zod";
import { AFTER_PAGES, AFTER_SECTION_NAMES } from "./after.ts";
import { ScholarshipsCard } from "./money-card.ts";

export const AfterCard = z.object({
	kind: z.literal("after"),
	page: z.enum(AFTER_PAGES).describe("The page `/after-{page}`: what is open after a class"),
	section: z.enum(AFTER_SECTION_NAMES).optional().describe("Section of the page that answers the question"),
	state: z.string().optional().describe("Slug of the state where the student lives"),
	open: z
		.array(z.object({ slug: z.string(), name: z.string() }))
		.optional()
		.describe("Open universities, the state's own first"),
	without: z.string().optional().describe("The option of the page that the question excludes"),
	doors: z.array(z.string()).optional().describe("The options that the question compares, by the page's names"),
	student: ScholarshipsCard.pick({ category: true, income: true })
		.extend({ percent: z.number().optional(), isForWomen: z.literal(true).optional() })
		.optional()
		.describe("What the question says about the student"),
});
