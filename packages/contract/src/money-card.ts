import * as z from "zod";
import { ScholarshipQuery } from "./scholarship-list.ts";

/** Scholarships by the facts about the student in a question. */
export const ScholarshipsCard = ScholarshipQuery.pick({
	level: true,
	state: true,
	category: true,
	gender: true,
	stream: true,
}).extend({
	kind: z.literal("scholarships"),
	minority: z.literal(true).optional(),
	income: z.number().optional().describe("Of the family, in rupees a year"),
	scheme: z.object({ slug: z.string(), name: z.string() }).optional().describe("The one that the words name"),
});

export const LoanRequest = z
	.object({ about: z.enum(["bihar", "security", "abroad", "income"]), income: z.number().optional() })
	.describe("What was asked of an education loan, with the income of the family in rupees a year");
