import * as z from "zod";
import { ScholarshipQuery } from "./scholarship-list.ts";

export const ScholarshipsCard = ScholarshipQuery.pick({
	level: true,
	state: true,
	category: true,
	gender: true,
	stream: true,
}).extend({
	kind: z.literal("scholarships"),
	minority: z.literal(true).optional(),
	disability: z.literal(true).optional().describe("A scholarship for a student with a disability is asked for"),
	income: z.number().optional().describe("Of the family, in rupees a year"),
	unkept: z.enum(["obc", "only-daughter"]).optional().describe("The group for which none of our schemes is kept"),
	requested: z.enum(["last-date", "status", "income"]).optional().describe("What of an application is asked"),
	unknown: z.string().optional().describe("The name of a scheme that we do not have"),
	schemes: z
		.array(z.object({ slug: z.string(), name: z.string() }))
		.optional()
		.describe("Those that the words name"),
});

export const LoanRequest = z
	.object({
		about: z.enum(["bihar", "security", "abroad", "vidyalaxmi", "rate", "income"]),
		income: z.number().optional(),
	})
	.describe("What was asked of an education loan, with the income of the family in rupees a year");
