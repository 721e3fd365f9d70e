import * as z from "zod";
import { BRANCHES } from "./branch.ts";
import { PageNumber, RepeatedText } from "./paging.ts";
import { Source } from "./source.ts";

export const ClosingsQuery = z.object({
	exam: RepeatedText.describe("One slug of `/v1/predict/exams`"),
	category: RepeatedText.describe("Seat type as the authority prints it; without it everyone's"),
	gender: RepeatedText.describe("Seat pool as printed, `woman` for every pool; without it everyone's"),
	homeState: RepeatedText.describe(
		"Name or slug; without it the seats that are for people of any state, or of another",
	),
	page: PageNumber,
});
export type ClosingsQuery = z.infer<typeof ClosingsQuery>;

/** The furthest closing of one kind of branch at one institute, in the newest year. */
export const ClosingCell = z.object({
	branch: z.enum(BRANCHES),
	programme: z.string().describe("Whose figure it is"),
	options: z.int().describe("How many options of this kind the institute has for who asks; the figure is the furthest"),
	closing: z.number().describe("A rank, or marks where the list counts marks"),
	year: z.int().optional().describe("Absent where the copy is undated"),
	trend: z
		.object({ direction: z.enum(["further", "same", "nearer"]), from: z.int(), to: z.int() })
		.optional()
		.describe("Whether that option closed further out (easier) than the year before, by more than a tenth"),
	sourceId: z.string(),
});
export type ClosingCell = z.infer<typeof ClosingCell>;

export const ClosingsPage = z.object({
	exam: z.string(),
	authority: z.string(),
	isScore: z.boolean(),
	years: z.array(z.int()),
	yearNote: z.string().optional(),
	asked: z.object({
		category: z.string(),
		gender: z.string().optional(),
		homeState: z.object({ slug: z.string(), name: z.string() }).optional(),
	}),
	branches: z.array(z.enum(BRANCHES)).describe("The columns, the one that most institutes have first"),
	total: z.int().describe("Institutes"),
	page: z.int(),
	pageSize: z.int(),
	items: z.array(
		z.object({
			college: z.object({ slug: z.string(), name: z.string(), city: z.string().optional() }),
			cells: z.array(ClosingCell).describe("One for each column that the institute has"),
			others: z.int().describe("Its options of branches that are no column"),
		}),
	),
	sources: z.array(Source),
});
export type ClosingsPage = z.infer<typeof ClosingsPage>;
