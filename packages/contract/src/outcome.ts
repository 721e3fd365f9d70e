import * as z from "zod";
import { OutcomeMeasure } from "./outcome-measure.ts";
import { RankingList } from "./ranking.ts";
import { Source } from "./source.ts";

/** Below this number of people no median and no share is shown: it would describe them, not the course. */
export const MIN_PEOPLE = 10;

export function compareForHeadline(a: Leading, b: Leading): number {
	const isUndergraduate = ({ level }: Leading) => Number(level.startsWith("ug"));
	return isUndergraduate(b) - isUndergraduate(a) || b.cohort - a.cohort || (b.graduated ?? 0) - (a.graduated ?? 0);
}

type Leading = { level: string; cohort: number; graduated?: number | undefined };

/**
 * Marks a reported number that is shown but left out of tools and sorts: it contradicts itself, or nobody earns so
 * little or so much.
 */
export const OutcomeMark = z.enum(["suspect"]);
export type OutcomeMark = z.infer<typeof OutcomeMark>;

/**
 * Also `jump`: the salary differs by more than 60 % from the last one without a mark. It is left out of plots and sums.
 */
const PlacementMark = z.enum([...OutcomeMark.options, "jump"]);

const OutcomeLevel = z
	.string()
	.describe(
		"Programme level by years of study: `ug-3`, `ug-4`, `pg-2` …; `pg-integrated`; `ug`: all undergraduates; `phd-full-time`, `phd-part-time`; `all`: the whole institution; `unstated`: the copy does not say",
	);

export const Outcome = z.object({
	list: RankingList.describe("Ranking list for which it was reported"),
	year: z.int().describe("Year of the ranking"),
	level: OutcomeLevel,
	cohort: z.int().describe("First year of the reported school year; the ranking's year if the report names none"),
	measure: OutcomeMeasure,
	value: z
		.number()
		.describe(
			"People or projects; for `median-salary` rupees a year, from ten people up; for funding and income rupees",
		),
	printed: z.string(),
	mark: OutcomeMark.optional(),
	sourceId: z.string(),
});
export type Outcome = z.infer<typeof Outcome>;

/** The outcomes of the graduates of one level and school year, from the newest report. */
export const Placement = z.object({
	list: RankingList,
	year: z.int().describe("Year of the ranking"),
	level: OutcomeLevel,
	cohort: z.int().describe("School year in which they graduated, by its first year"),
	graduated: z.int().optional().describe("Graduates in the minimum time: `placed` counts some of these"),
	placed: z.int().optional().describe("Number of graduates behind the median salary"),
	higherStudies: z.int().optional(),
	medianSalary: z.number().optional().describe("Rupees a year, for those placed"),
	isMedianWithheld: z
		.literal(true)
		.optional()
		.describe("Whether the median is withheld because it is from fewer than ten people"),
	mark: PlacementMark.optional().describe("Doubt about any of these numbers"),
	sourceId: z.string(),
});
export type Placement = z.infer<typeof Placement>;

export const Outcomes = z.object({
	placements: z.array(Placement),
	reported: z.array(Outcome),
	sources: z.array(Source),
});
export type Outcomes = z.infer<typeof Outcomes>;
