import * as z from "zod";
import { typedLine, typedText } from "./typed.ts";

const LONGEST_MESSAGE = 2_000;
const LONGEST_FACT = 200;

/**
 * A visitor's report that a fact is wrong. It asks for no name and no contact: the answer appears at the report's own
 * address.
 */
export const NewReport = z
	.object({
		college: z.string().min(1).max(400).describe("Slug of the institution"),
		fact: typedLine().min(1, "which fact is meant").max(LONGEST_FACT),
		about: typedLine()
			.overwrite((id) => id.slice(0, LONGEST_FACT))
			.optional()
			.describe("The id of the fact's receipt, or the part of the college's page on which the fact stands"),
		message: typedText().min(1, "what is wrong").max(LONGEST_MESSAGE, `at most ${LONGEST_MESSAGE} characters`),
		evidence: typedText().max(LONGEST_MESSAGE).optional().describe("Where editors can check it"),
	})
	.meta({
		example: {
			college: "indian-institute-of-technology-madras",
			fact: "Established",
			about: "fact-established",
			message: "The year of its founding is another one.",
			evidence: "Its own site, page About",
		},
	});
export type NewReport = z.infer<typeof NewReport>;

export const ReportReceipt = z.object({
	number: z.int().describe("Number of the report, to refer to"),
	token: z.string().describe("Token of the address that shows the report's state"),
});
export type ReportReceipt = z.infer<typeof ReportReceipt>;

export const REPORT_STATES = ["open", "corrected", "declined"] as const;

export const Report = z.object({
	number: z.int(),
	college: z.object({ slug: z.string(), name: z.string() }),
	fact: z.string(),
	message: z.string(),
	status: z.enum(REPORT_STATES),
	outcome: z.string().optional().describe("What the editors found, in their own words"),
	createdAt: z.iso.datetime(),
	decidedAt: z.iso.datetime().optional(),
});
export type Report = z.infer<typeof Report>;
