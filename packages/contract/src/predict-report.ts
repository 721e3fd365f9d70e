import * as z from "zod";
import { BRANCHES } from "./branch.ts";
import { BANDS } from "./predict-band.ts";
import { Source } from "./source.ts";

export const REPORTED_BANDS = [...BANDS, "unlisted"] as const;

/**
 * The ranks that every option is checked with, in every list of ranks alike: seven to each power of ten, from 10 to
 * 3,00,000. Options far within or far beyond a rank are easy to predict, so those near it are counted once more
 * (`close`, by `CLOSE_PART`).
 */
export const REPORT_RANKS: readonly number[] = [10, 100, 1_000, 10_000, 100_000]
	.flatMap((power) => [1, 1.5, 2, 3, 4, 5, 7].map((part) => part * power))
	.filter((rank) => rank <= 300_000);

const Count = z.object({
	options: z.int().describe("Pairs of an option and a rank that the rule put here, and that the year then printed"),
	inside: z.int().describe("Of these, those whose closing rank that year was the rank asked or beyond it"),
});

export const PredictReportLine = z.object({
	year: z.int().describe("The year that was asked about, by the years held before it"),
	group: z.enum(REPORTED_BANDS),
	...Count.shape,
	close: Count.describe("The same of options whose newest closing rank then was within a tenth of the rank asked"),
	gone: z
		.int()
		.describe(
			"Pairs that the rule put here, and whose option that year has no usable closing rank: they are counted nowhere else",
		),
});
export type PredictReportLine = z.infer<typeof PredictReportLine>;

export const PredictReport = z.object({
	ranks: z.array(z.int()).describe("Every option is asked with each of these, in its own list of ranks"),
	exams: z.array(
		z.object({
			exam: z.string(),
			authority: z.string(),
			years: z.array(z.int()).describe("Held; of one year nothing can be checked, and there are no lines"),
			lines: z.array(PredictReportLine),
			branches: z
				.array(z.object({ branch: z.enum(BRANCHES), lines: z.array(PredictReportLine) }))
				.describe(
					"The same lines, option by option under the branch that its name tells: each line is the sum of these",
				),
		}),
	),
	sources: z.array(Source),
});
export type PredictReport = z.infer<typeof PredictReport>;
