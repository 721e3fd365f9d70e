import * as z from "zod";
import { RankSpace } from "./cutoff-kind.ts";

const Of = z.object({ slug: z.string(), name: z.string() });

const ClosingScore = z.object({
	college: Of,
	programme: z.string(),
	closing: z.number(),
	isForWomen: z.literal(true).optional().describe("Whether the authority prints that the college admits women only"),
	seatType: z.string().optional().describe("As printed, if several are requested"),
	round: z.int().optional().describe("Round, if the list has several"),
});

export const PredictCard = z.object({
	kind: z.literal("predict"),
	exam: Of.optional(),
	authority: z.string().optional().describe("The requested counselling, if several use the exam's rank"),
	rank: z.int().optional(),
	category: z
		.string()
		.optional()
		.describe("As the question says it (`sc`, `obc-ncl`), or a code that an authority prints"),
	isForWomen: z.boolean(),
	isForMen: z
		.literal(true)
		.optional()
		.describe("Whether the question is about a boy: he takes the gender-neutral pool"),
	isPwd: z.literal(true).optional(),
	isOwnRank: z.literal(true).optional().describe("Whether the rank is from the category's own list (`obc rank 12000`)"),
	homeState: Of.optional().describe("The student's state"),
	inState: Of.optional().describe("The state where the colleges should be"),
	words: z.string().optional().describe("Branch, degree and town, as words that filter the predictor's answer"),
	kinds: z.array(z.string()).optional().describe("Kinds of institutions, as values of the predictor's filter"),
	institution: Of.extend({ state: z.string().optional() }).optional(),
	marks: z.number().optional(),
	marksList: RankSpace.optional().describe("The exam's rank list for which we have a table of marks and ranks"),
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
	seatType: z.string().describe("As the authority prints it; empty if it has one list for everybody"),
	isAssumed: z
		.literal(true)
		.optional()
		.describe("Whether the question names no category: these are seats for everyone"),
	isForWomen: z.literal(true).optional().describe("Whether seats for women alone are counted"),
	words: z.string().optional().describe("Words that filter the answer, as the predictor uses them"),
	figure: z.enum(["marks", "percentile", "score"]),
	marks: z.number().optional().describe("Marks, percentile or score"),
	colleges: z.int().describe("Number of institutions whose score for this programme we have"),
	items: z
		.array(ClosingScore)
		.describe("Institutions that closed at these marks or below, highest first; without marks, all"),
	asked: z
		.array(ClosingScore)
		.optional()
		.describe("The institution that the question names, whatever its closing figure is"),
	sourceId: z.string(),
});
