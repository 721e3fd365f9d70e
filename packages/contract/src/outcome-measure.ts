import * as z from "zod";

/**
 * The numbers that an institution reports to the ranking: people of a programme level, projects, or rupees. Unknown is
 * absent, never 0.
 */
export const OUTCOME_MEASURES = [
	"sanctioned-intake",
	"admitted",
	"lateral-entry",
	"graduated",
	"placed",
	"median-salary",
	"higher-studies",
	"students",
	"male-students",
	"female-students",
	"state-students",
	"other-state-students",
	"foreign-students",
	"economically-backward",
	"socially-challenged",
	"fee-reimbursed-by-government",
	"fee-reimbursed-by-institution",
	"fee-reimbursed-privately",
	"fee-not-reimbursed",
	"faculty",
	"doctoral-students",
	"doctoral-graduates",
	"sponsored-projects",
	"funding-agencies",
	"sponsored-funding",
	"consultancy-projects",
	"client-organisations",
	"consultancy-income",
] as const;

export const OutcomeMeasure = z.enum(OUTCOME_MEASURES);
export type OutcomeMeasure = z.infer<typeof OutcomeMeasure>;
