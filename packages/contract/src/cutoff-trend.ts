import * as z from "zod";
import { RankSpace, SeatPool, SocialCategory } from "./cutoff-kind.ts";
import { RepeatedText } from "./paging.ts";
import { Source } from "./source.ts";

/** Fields that distinguish one kind of seat from another, in the order in which a choice narrows them. */
export const TREND_CHOICES = ["exam", "authority", "quota", "pool", "seatType", "gender", "rankSpace"] as const;
export type TrendChoice = (typeof TREND_CHOICES)[number];

/** Most programmes drawn at once. */
export const TREND_PROGRAMMES = 6;

export const NOT_PRINTED = "none";

const OneText = RepeatedText.transform(([first]) => first);

/**
 * Choices of `/v1/colleges/{slug}/cutoffs/trend`. A missing one defaults to the value of most years, or open to most people; a value that
 * no seat has is listed in `notHeld`. Programmes beyond the limit are cut off.
 */
export const CutoffTrendQuery = z.object({
	exam: OneText,
	authority: OneText,
	quota: OneText,
	pool: OneText,
	seatType: OneText,
	gender: OneText,
	rankSpace: OneText,
	programme: RepeatedText,
});
export type CutoffTrendQuery = z.infer<typeof CutoffTrendQuery>;

/** Seats comparable from year to year: one exam and counselling, one rank space, one kind of people. */
export const TrendSeat = z.object({
	exam: z.string(),
	authority: z.string(),
	quota: z.string(),
	pool: SeatPool,
	seatType: z.string(),
	socialCategory: SocialCategory,
	pwd: z.boolean(),
	gender: z.string(),
	rankSpace: RankSpace,
});
export type TrendSeat = z.infer<typeof TrendSeat>;

export const TrendOption = z.object({
	value: z.string(),
	label: z.string(),
	years: z.int().describe("Years in which a seat has a closing rank, given the choices before this one"),
	selected: z.boolean(),
});
export type TrendOption = z.infer<typeof TrendOption>;

export const TrendPoint = z.object({
	year: z.int(),
	round: z.int().optional().describe("Last round that we have; absent if the authority prints none"),
	closing: z.number().describe("Closing rank, or closing marks if the rank space is one of marks"),
	sourceId: z.string(),
});
export type TrendPoint = z.infer<typeof TrendPoint>;

/** Oldest first; a year without a row has no point. */
export const TrendSeries = z.object({ programme: z.string(), points: z.array(TrendPoint) });
export type TrendSeries = z.infer<typeof TrendSeries>;

/**
 * One series per programme, all of one kind of seat (`seat`, absent if no dated row is usable). Preparatory, marked and undated rows are
 * in no series: `leftOut` counts those of the exam, dated ones by their last rounds.
 */
export const CutoffTrend = z.object({
	seat: TrendSeat.optional(),
	span: z
		.object({ first: z.int(), last: z.int() })
		.optional()
		.describe("First and last year in which any programme has this seat"),
	options: z
		.record(z.enum(TREND_CHOICES), z.array(TrendOption))
		.describe("For each choice its values, the default first"),
	programmes: z
		.array(TrendOption)
		.describe("Programmes with the most years first, then the hardest to get in the newest year"),
	notHeld: z.array(z.object({ choice: z.enum([...TREND_CHOICES, "programme"]), value: z.string() })),
	series: z.array(TrendSeries).max(TREND_PROGRAMMES),
	leftOut: z.object({
		undated: z.int(),
		marked: z.int(),
		preparatory: z.int(),
		untold: z
			.int()
			.describe(
				"Rows left out because half of such seats belong to the preparatory course and the copy does not say which",
			),
	}),
	mayHoldPreparatory: z
		.boolean()
		.describe("Whether the ranks may include some of the preparatory course, which copies of some years do not mark"),
	sources: z.array(Source),
});
export type CutoffTrend = z.infer<typeof CutoffTrend>;
