import * as z from "zod";
import { RankSpace, SeatPool, SocialCategory } from "./cutoff-kind.ts";
import { Source } from "./source.ts";
import { typedNumber } from "./typed-number.ts";

export const PredictCategory = z.object({
	value: z.string().describe("As the authority prints it"),
	socialCategory: SocialCategory,
	pwd: z.boolean(),
	pools: z.array(SeatPool),
	genders: z.array(z.string()).describe("Seat pools; empty where the authority prints none, and then none is asked"),
});
export type PredictCategory = z.infer<typeof PredictCategory>;

export const PredictList = z.object({
	rankSpace: RankSpace,
	figure: z.enum(["rank", "score"]),
	apart: z.boolean().describe("Only meant where it is named: a visitor's rank is usually of another list"),
	ofCategory: z.boolean().describe("Each category is ranked by itself here"),
	mostScore: z.number().optional().describe("The full marks, where the figure is a score"),
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
		.describe("`told`: the rank list or the category says already whom it is for, so that none needs to be given"),
	namesList: z.boolean().describe("Whether `rankSpace` must be given, because the rank could be of several lists"),
	others: z
		.array(z.object({ authority: z.string(), years: z.array(z.int()) }))
		.describe("Other counsellings that admit by this exam's list of everyone: `common` answers them too"),
	hasBothRanks: z
		.boolean()
		.describe("It ranks everyone, and each category once more: `common` and `rank` are two figures"),
	lists: z.array(PredictList),
	quotas: z.array(z.object({ value: z.string(), pool: SeatPool })),
	marksToRank: z.array(RankSpace).describe("Lists of which an official table of marks and ranks is held"),
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
				pairs: z.int().describe("How many printed pairs of marks and rank the list of the year holds"),
			}),
		)
		.describe("Newest first. Papers differ in hardness: one year's marks say nothing of another's"),
	sources: z.array(Source),
});
export type PredictRankBand = z.infer<typeof PredictRankBand>;
