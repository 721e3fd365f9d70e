import * as z from "zod";
import { SearchWords } from "./paging.ts";

export const ShortAnswerQuery = z.object({ q: SearchWords, lang: z.enum(["en", "hi"]).default("en") });
export type ShortAnswerQuery = z.infer<typeof ShortAnswerQuery>;

/** Characters of a one-part text message; fewer fit with letters outside the GSM alphabet. */
export const MAX_SAY_LENGTH = { latin: 160, other: 70 } as const;

/**
 * The targets of short addresses, by the first letter of the id: a page of an institution, an exam, a term, a checked
 * name.
 */
export const SHORT_PAGES = {
	c: "college",
	f: "cost",
	k: "cutoffs",
	n: "rankings",
	p: "placements",
	s: "courses",
	e: "exam",
	d: "dates",
	t: "term",
	q: "check",
} as const;
export type ShortPage = (typeof SHORT_PAGES)[keyof typeof SHORT_PAGES];

export const ShortAnswer = z
	.object({
		text: z
			.string()
			.max(MAX_SAY_LENGTH.latin)
			.describe(
				"Fits one text message: at most 160 characters, or 70 if one is outside the GSM alphabet. A figure has its year and all that it is about; if that does not fit, the text says that there is no short answer",
			),
		href: z.string().describe("Path of the full answer: `/s/{id}`, or the page of the question"),
		sourceId: z
			.string()
			.nullable()
			.describe("Source of the figure; null for a term that we explain, or if there is no short answer"),
	})
	.meta({
		example: {
			text: "IIT Madras: NIRF 2025 rank 1 in Engineering.",
			href: "/s/n-indian-institute-of-technology-madras",
			sourceId: "nirf-2025",
		},
	});
export type ShortAnswer = z.infer<typeof ShortAnswer>;
