import * as z from "zod";

/**
 * The groups of options, the best first. `likely`: open at the visitor's figure in every year, of three or more.
 * `possible`: open in the newest year, of two or more, and not likely. `one`: there is one year, and it was open.
 * `reach`: it closed before the visitor's figure in the newest year and was open in an earlier one, or the figure is
 * just past the newest closing. Other options are not listed.
 */
export const BANDS = ["likely", "possible", "one", "reach"] as const;
export type Band = (typeof BANDS)[number];

export const LIKELY_YEARS = 3;
/** "Just past": within a tenth of the newest closing rank, or this number of marks. */
export const JUST_PAST_PART = 10;
export const JUST_PAST_MARKS = 5;

/** The names of groups in links shared before November 2026. */
const EARLIER_BANDS: ReadonlyMap<string, Band> = new Map([
	["every", "likely"],
	["most", "possible"],
	["some", "reach"],
	["missed", "reach"],
]);

export function renameBands(values: readonly string[]): string[] {
	return [...new Set(values.map((value) => EARLIER_BANDS.get(value) ?? value))];
}

const HOME_RULES = ["none", "of-institute", "of-state", "domicile"] as const;

const Count = z.object({ options: z.int(), open: z.int() });

/** How often a group was right, over all years that can be checked; `close` counts only close calls. */
export const MeasuredBand = z.object({ first: z.int(), last: z.int(), ...Count.shape, close: Count });
export type MeasuredBand = z.infer<typeof MeasuredBand>;

export const PredictCounselling = z.object({
	authority: z.string(),
	years: z.int().describe("Number of lists that its options are grouped by; an undated one counts as one"),
	options: z.int(),
	homeRule: z
		.enum(HOME_RULES)
		.describe(
			"`none`: no seat is reserved for a region. `of-institute`: some seats are for people of the institute's state, or for all others. `of-state`: some are for people of `state`, or for all others. `domicile`: `state` decides who may take any of them",
		),
	state: z.object({ slug: z.string(), name: z.string() }).optional(),
	groups: z
		.array(
			z.object({
				band: z.enum(BANDS),
				options: z.int(),
				measured: MeasuredBand.optional().describe("Absent if there are too few years to check the group"),
			}),
		)
		.describe("Groups that have options, best first"),
});
export type PredictCounselling = z.infer<typeof PredictCounselling>;

/** A seat that closed too early for any group. */
export const NearestSeat = z.object({
	college: z.object({ slug: z.string(), name: z.string() }),
	programme: z.string(),
	quota: z.string(),
	seatType: z.string(),
	own: z.number().describe("The visitor's rank or marks in this list"),
	closing: z.number().describe("The newest closing rank, or marks"),
	isScore: z.boolean(),
	year: z.int().optional(),
});
export type NearestSeat = z.infer<typeof NearestSeat>;
