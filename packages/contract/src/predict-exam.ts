import * as z from "zod";
import { RankSpace, SeatPool, SocialCategory } from "./cutoff-kind.ts";
import { Source } from "./source.ts";
import { typedNumber } from "./typed-number.ts";

export const PredictCategory = z.object({
	value: z.string().describe("As the authority prints it"),
	socialCategory: SocialCategory,
	pwd: z.boolean(),
	pools: z.array(SeatPool),
	genders: z.array(z.string()).describe("Seat pools; empty if the authority prints none, and then no pool is needed"),
});
export type PredictCategory = z.infer<typeof PredictCategory>;

export const PredictList = z.object({
	rankSpace: RankSpace,
	figure: z.enum(["rank", "score"]),
	apart: z.boolean().describe("Only used if named: a visitor's rank is usually from another list"),
	ofCategory: z.boolean().describe("Whether each category is ranked separately in this list"),
	mostScore: z.number().optional().describe("Full marks, if the figure is a score"),
	categories: z.array(PredictCategory),
});
export type PredictList = z.infer<typeof PredictList>;

export const PredictExam = z.object({
	exam: z.string(),
	authority: z.string(),
	years: z.array(z.int()),
	yearNote: z.string().optional(),
	homeState: z
		.enum(["asked", "told"])
		.describe("`told`: the rank list or category already implies the home state, so none is needed"),
	namesList: z.boolean().describe("Whether `rankSpace` is required, because the rank may be from several lists"),
	others: z
		.array(z.object({ authority: z.string(), years: z.array(z.int()) }))
		.describe("Other counsellings that admit by this exam's common list: `common` answers them too"),
	hasBothRanks: z
		.boolean()
		.describe("Whether it ranks everyone and then each category again: `common` and `rank` are two figures"),
	lists: z.array(PredictList),
	quotas: z.array(z.object({ value: z.string(), pool: SeatPool })),
	marksToRank: z.array(RankSpace).describe("Lists for which we have an official table of marks and ranks"),
	sources: z.array(Source),
});
export type PredictExam = z.infer<typeof PredictExam>;

export const PredictExams = z.object({
	items: z.array(PredictExam),
	states: z.array(z.object({ slug: z.string(), name: z.string() })),
});
export type PredictExams = z.infer<typeof PredictExams>;

/** Query of `GET /v1/predict/rank`: the ranks around the given marks, in a list that prints both. */
export const PredictRankQuery = z.object({
	exam: z.string(),
	rankSpace: RankSpace,
	score: typedNumber(z.coerce.number().gt(0).max(1_000)),
});
export type PredictRankQuery = z.infer<typeof PredictRankQuery>;

/**
 * A band of ranks for each year, never one rank: the printed marks next above and next below, with their ranks; where
 * the list prints these very marks, the best and the worst rank with them.
 */
export const PredictRankBand = z.object({
	exam: z.string(),
	rankSpace: RankSpace,
	score: z.number(),
	years: z
		.array(
			z.object({
				year: z.int(),
				above: z.object({ score: z.number(), rank: z.number() }).optional(),
				below: z.object({ score: z.number(), rank: z.number() }).optional(),
				pairs: z.int().describe("Number of printed pairs of marks and rank in the year's list"),
			}),
		)
		.describe("Newest first. Papers differ in difficulty: marks of one year say nothing about another"),
	sources: z.array(Source),
});
export type PredictRankBand = z.infer<typeof PredictRankBand>;
