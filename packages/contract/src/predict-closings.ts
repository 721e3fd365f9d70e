import * as z from "zod";
import { BRANCHES } from "./branch.ts";
import { PageNumber, RepeatedText } from "./paging.ts";
import { Source } from "./source.ts";

export const ClosingsQuery = z.object({
	exam: RepeatedText.describe("A slug of `/v1/predict/exams`"),
	category: RepeatedText.describe("Seat type as the authority prints it; if absent, seats for everyone"),
	gender: RepeatedText.describe("Seat pool as printed, `woman` for every pool; if absent, the pool for everyone"),
	homeState: RepeatedText.describe("Name or slug; if absent, seats open to people of any state or of another one"),
	page: PageNumber,
});
export type ClosingsQuery = z.infer<typeof ClosingsQuery>;

/** The furthest closing of one kind of branch at one institute, in the newest year. */
export const ClosingCell = z.object({
	branch: z.enum(BRANCHES),
	programme: z.string().describe("Programme of the figure"),
	options: z
		.int()
		.describe(
			"Number of the institute's options of this kind for this person; the figure is the one that closed furthest",
		),
	closing: z.number().describe("A rank; or marks, if the list counts marks"),
	year: z.int().optional().describe("Absent if the copy is undated"),
	trend: z
		.object({ direction: z.enum(["further", "same", "nearer"]), from: z.int(), to: z.int() })
		.optional()
		.describe("Whether this option closed further out (easier) or nearer than the year before, by more than a tenth"),
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
	branches: z.array(z.enum(BRANCHES)).describe("Columns: the branch that most institutes have comes first"),
	total: z.int().describe("Number of institutes"),
	page: z.int(),
	pageSize: z.int(),
	items: z.array(
		z.object({
			college: z.object({ slug: z.string(), name: z.string(), city: z.string().optional() }),
			cells: z.array(ClosingCell).describe("One for each column that the institute has"),
			others: z.int().describe("Number of its options in branches without a column"),
		}),
	),
	sources: z.array(Source),
});
export type ClosingsPage = z.infer<typeof ClosingsPage>;
