import * as z from "zod";
import { BRANCHES } from "./branch.ts";
import { REPORTED } from "./predict-report.ts";
import { Source } from "./source.schema.ts";

const Count = z.object({
	options: z.int().describe("Pairs of an option and a rank that the rule put here, and that the year then printed"),
	inside: z.int().describe("Of these, those whose closing rank that year was the rank asked or beyond it"),
});

/** What one group of one year was worth. */
export const PredictReportLine = z.object({
	year: z.int().describe("The year that was asked about, by the years held before it"),
	group: z.enum(REPORTED),
	...Count.shape,
	close: Count.describe("The same of options whose newest closing rank then was within a tenth of the rank asked"),
	gone: z
		.int()
		.describe(
			"Pairs that the rule put here, and whose option that year has no usable closing rank: they are counted nowhere else",
		),
});
export type PredictReportLine = z.infer<typeof PredictReportLine>;

/** Answer of `GET /v1/predict/report-card`. */
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
