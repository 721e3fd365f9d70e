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
	disability: z.literal(true).optional().describe("Whether the question asks for a student with a disability"),
	income: z.number().optional().describe("Family income in rupees a year"),
	unkept: z
		.enum(["obc", "only-daughter", "minority", "orphan"])
		.optional()
		.describe("A group for which none of our schemes is reserved"),
	requested: z
		.enum(["last-date", "status", "income"])
		.optional()
		.describe("What the question asks about an application"),
	unknown: z.string().optional().describe("Name of a scheme that we do not have"),
	schemes: z
		.array(z.object({ slug: z.string(), name: z.string() }))
		.optional()
		.describe("Schemes that the question names"),
});

export const LoanRequest = z
	.object({
		about: z.enum(["bihar", "security", "abroad", "vidyalaxmi", "rate", "income"]),
		income: z.number().optional(),
	})
	.describe("What the question asks about education loans, with the family income in rupees a year");
