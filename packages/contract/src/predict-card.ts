import * as z from "zod";
import { RankSpace } from "./cutoff.ts";

const Of = z.object({ slug: z.string(), name: z.string() });

const ClosingScore = z.object({
	college: Of,
	programme: z.string(),
	closing: z.number(),
	isForWomen: z.literal(true).optional().describe("The authority prints that the college admits women alone"),
});

/** What a question says that the predictor's answer is opened with. */
export const PredictCard = z.object({
	kind: z.literal("predict"),
	exam: Of.optional(),
	rank: z.int().optional(),
	category: z.string().optional().describe("As it was read (`sc`, `obc-ncl`), or a code as an authority prints it"),
	isForWomen: z.boolean(),
	isForMen: z.literal(true).optional().describe("The question says that a boy asks: everyone's pool is his"),
	isPwd: z.literal(true).optional(),
	isOwnRank: z.literal(true).optional().describe("The rank is of the category's own list (`obc rank 12000`)"),
	homeState: z.object({ slug: z.string(), name: z.string() }).optional(),
	words: z.string().optional().describe("Branch, degree and town, as words that narrow the predictor's answer"),
	kinds: z.array(z.string()).optional().describe("Kinds of institutions, by the values of the predictor's filter"),
	institution: Of.optional(),
	marks: z.number().optional(),
	marksList: RankSpace.optional().describe("Of this list of the exam it is held which marks stood at which rank"),
	percentile: z.number().optional(),
});

/** Where a programme closed at the visitor's score or below, of an exam whose list has scores and no ranks. */
export const ScoresCard = z.object({
	kind: z.literal("scores"),
	exam: Of,
	authority: z.string(),
	year: z.int(),
	round: z.int().optional(),
	seatType: z.string().describe("As the authority prints it"),
	marks: z.number().optional(),
	colleges: z.int().describe("Institutions whose score for this programme we have"),
	items: z.array(ClosingScore).describe("Those that closed at the marks or below, or all; the highest first"),
	asked: z.array(ClosingScore).optional().describe("Of the college that the question names, whatever it closed at"),
	sourceId: z.string(),
});
