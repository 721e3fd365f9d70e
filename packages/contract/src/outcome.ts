import * as z from "zod";
import { OutcomeMeasure } from "./outcome-measure.ts";
import { RankingList } from "./ranking.ts";
import { Source } from "./source.ts";

/** Below this number of people no median and no share is shown: it would describe them, not the course. */
export const LEAST_PEOPLE = 10;

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
	list: RankingList.describe("The list for which it was reported"),
	year: z.int().describe("The ranking's year"),
	level: OutcomeLevel,
	cohort: z.int().describe("The school year meant, by its first; the ranking's year where the report names none"),
	measure: OutcomeMeasure,
	value: z
		.number()
		.describe(
			"People or projects; rupees a year for `median-salary`, given from ten people on; rupees for funding and income",
		),
	printed: z.string(),
	mark: OutcomeMark.optional(),
	sourceId: z.string(),
});
export type Outcome = z.infer<typeof Outcome>;

/** The outcomes of the graduates of one level and school year, from the newest report. */
export const Placement = z.object({
	list: RankingList,
	year: z.int().describe("The ranking's year"),
	level: OutcomeLevel,
	cohort: z.int().describe("The school year in which they graduated, by its first"),
	graduated: z.int().optional().describe("In the minimum stipulated time: what `placed` is out of"),
	placed: z.int().optional().describe("How many the median salary is of"),
	higherStudies: z.int().optional(),
	medianSalary: z.number().optional().describe("Rupees a year, of those placed"),
	isMedianWithheld: z.literal(true).optional().describe("There is a median, of fewer than ten people: it is not given"),
	mark: PlacementMark.optional().describe("On any of the numbers"),
	sourceId: z.string(),
});
export type Placement = z.infer<typeof Placement>;

export const Outcomes = z.object({
	placements: z.array(Placement),
	reported: z.array(Outcome),
	sources: z.array(Source),
});
export type Outcomes = z.infer<typeof Outcomes>;
