import * as z from "zod";

export const RANKING_LISTS = [
	"overall",
	"university",
	"engineering",
	"management",
	"pharmacy",
	"college",
	"medical",
	"dental",
	"law",
	"architecture",
	"agriculture",
	"research",
	"innovation",
	"state-public-university",
] as const;

export const RankingList = z.enum(RANKING_LISTS);
export type RankingList = z.infer<typeof RankingList>;

/** Scores of 0–100: teaching, learning and resources; research; graduation outcomes; outreach and inclusivity; perception. */
export const RankingParameters = z.object({
	tlr: z.number(),
	rpc: z.number(),
	go: z.number(),
	oi: z.number(),
	perception: z.number(),
});
export type RankingParameters = z.infer<typeof RankingParameters>;

/** A place in one list of one year: either a rank (1 is best) or a band such as `101-150`, which is not a rank. */
export const Ranking = z.object({
	list: RankingList,
	year: z.int(),
	rank: z.int().optional(),
	band: z.string().optional(),
	score: z.number().optional().describe("0–100, as published"),
	parameters: RankingParameters.optional(),
	printedName: z.string().describe("The institute's name as the list prints it"),
	nirfId: z.string().optional().describe("NIRF's id for the institute in this list and year"),
	sourceId: z.string(),
});
export type Ranking = z.infer<typeof Ranking>;

/** What a list of colleges and an answer show of a place. */
export const RankingPlace = Ranking.pick({ list: true, year: true, rank: true, band: true, sourceId: true });
