import * as z from "zod";
import { typedLine, typedText } from "./typed.ts";

const MAX_MESSAGE_LENGTH = 2_000;
const MAX_FACT_LENGTH = 200;

/**
 * A visitor's report that a fact is wrong. It asks for no name and no contact: the answer appears at the report's own
 * address.
 */
export const NewReport = z
	.object({
		college: z.string().min(1).max(400).describe("Slug of the institution"),
		fact: typedLine().min(1, "which fact is meant").max(MAX_FACT_LENGTH),
		about: typedLine()
			.overwrite((id) => id.slice(0, MAX_FACT_LENGTH))
			.optional()
			.describe("The id of the fact's receipt, or the part of the college's page on which the fact stands"),
		message: typedText().min(1, "what is wrong").max(MAX_MESSAGE_LENGTH, `at most ${MAX_MESSAGE_LENGTH} characters`),
		evidence: typedText().max(MAX_MESSAGE_LENGTH).optional().describe("Where editors can check it"),
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
	outcome: z
		.string()
		.optional()
		.describe("What the editors found: their words, or a sentence that names the corrected fact"),
	createdAt: z.iso.datetime(),
	decidedAt: z.iso.datetime().optional(),
});
export type Report = z.infer<typeof Report>;
