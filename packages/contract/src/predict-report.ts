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
	options: z
		.int()
		.describe(
			"Pairs of an option and a rank that the rule put into this group and whose closing rank the year printed",
		),
	inside: z.int().describe("How many of these closed at the given rank or beyond it"),
});

export const PredictReportLine = z.object({
	year: z.int().describe("The predicted year; the years before it are the basis"),
	group: z.enum(REPORTED_BANDS),
	...Count.shape,
	close: Count.describe("The same for options whose newest closing rank was within a tenth of the given rank"),
	gone: z
		.int()
		.describe("Pairs in this group whose option has no usable closing rank that year; no other count has them"),
});
export type PredictReportLine = z.infer<typeof PredictReportLine>;

export const PredictReport = z.object({
	ranks: z.array(z.int()).describe("The ranks that every option is tested with, in its own rank list"),
	exams: z.array(
		z.object({
			exam: z.string(),
			authority: z.string(),
			years: z
				.array(z.int())
				.describe("Years that we have; with only one nothing can be checked, and `lines` is empty"),
			lines: z.array(PredictReportLine),
			branches: z
				.array(z.object({ branch: z.enum(BRANCHES), lines: z.array(PredictReportLine) }))
				.describe("The same counts for each branch, by the option's name; their sums are `lines`"),
		}),
	),
	sources: z.array(Source),
});
export type PredictReport = z.infer<typeof PredictReport>;
