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
	years: z.int().describe("Years in which a seat under the choices before this one has a closing rank"),
	selected: z.boolean(),
});
export type TrendOption = z.infer<typeof TrendOption>;

export const TrendPoint = z.object({
	year: z.int(),
	round: z.int().optional().describe("The last one that was held; absent where the authority prints none"),
	closing: z.number().describe("The closing rank, or the marks where the rank space is one of marks"),
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
	span: z.object({ first: z.int(), last: z.int() }).optional().describe("Years in which any programme has this seat"),
	options: z
		.record(z.enum(TREND_CHOICES), z.array(TrendOption))
		.describe("The one that is taken without a choice first"),
	programmes: z.array(TrendOption).describe("By years, then by how hard they were to get in the newest"),
	notHeld: z.array(z.object({ choice: z.enum([...TREND_CHOICES, "programme"]), value: z.string() })),
	series: z.array(TrendSeries).max(TREND_PROGRAMMES),
	leftOut: z.object({
		undated: z.int(),
		marked: z.int(),
		preparatory: z.int(),
		untold: z.int().describe("Of seats half of which are of the preparatory course, in copies that do not tell which"),
	}),
	mayHoldPreparatory: z
		.boolean()
		.describe("Copies of some years do not tell the few preparatory ranks of this seat apart"),
	sources: z.array(Source),
});
export type CutoffTrend = z.infer<typeof CutoffTrend>;
