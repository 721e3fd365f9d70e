import * as z from "zod";
import { RankSpace } from "./cutoff-kind.ts";

const Of = z.object({ slug: z.string(), name: z.string() });

const ClosingScore = z.object({
	college: Of,
	programme: z.string(),
	closing: z.number(),
	isForWomen: z.literal(true).optional().describe("The authority prints that the college admits women alone"),
	seatType: z.string().optional().describe("As printed, where several are asked for"),
	round: z.int().optional().describe("Where the list is of several rounds"),
});

export const PredictCard = z.object({
	kind: z.literal("predict"),
	exam: Of.optional(),
	authority: z.string().optional().describe("Whose counselling is meant, where the exam's rank is asked by several"),
	rank: z.int().optional(),
	category: z.string().optional().describe("As it was read (`sc`, `obc-ncl`), or a code as an authority prints it"),
	isForWomen: z.boolean(),
	isForMen: z.literal(true).optional().describe("The question says that a boy asks: everyone's pool is his"),
	isPwd: z.literal(true).optional(),
	isOwnRank: z.literal(true).optional().describe("The rank is of the category's own list (`obc rank 12000`)"),
	homeState: z.object({ slug: z.string(), name: z.string() }).optional(),
	words: z.string().optional().describe("Branch, degree and town, as words that narrow the predictor's answer"),
	kinds: z.array(z.string()).optional().describe("Kinds of institutions, by the values of the predictor's filter"),
	institution: Of.extend({ state: z.string().optional() }).optional(),
	marks: z.number().optional(),
	marksList: RankSpace.optional().describe("Of this list of the exam it is held which marks stood at which rank"),
	percentile: z.number().optional(),
});

export const ImpossibleCard = z.object({
	kind: z.literal("impossible"),
	exam: Of.optional(),
	what: z.enum(["marks", "percentile", "rank"]),
	given: z.number(),
	most: z.number(),
});

/** The closings of a programme at the visitor's score or below, for an exam whose list has scores and no ranks. */
export const ScoresCard = z.object({
	kind: z.literal("scores"),
	exam: Of,
	authority: z.string(),
	year: z.int(),
	round: z.int().optional(),
	seatType: z.string().describe("As the authority prints it; empty where it has one list for everybody"),
	isAssumed: z.literal(true).optional().describe("No category was said: these are everyone's seats"),
	isForWomen: z.literal(true).optional().describe("Seats for women alone are counted"),
	words: z.string().optional().describe("What narrowed it, as the predictor's own words"),
	figure: z.enum(["marks", "percentile", "score"]),
	marks: z.number().optional().describe("Or the percentile, or the score"),
	colleges: z.int().describe("Institutions whose score for this programme we have"),
	items: z.array(ClosingScore).describe("Those that closed at the marks or below, or all; the highest first"),
	asked: z.array(ClosingScore).optional().describe("Of the college that the question names, whatever it closed at"),
	sourceId: z.string(),
});
