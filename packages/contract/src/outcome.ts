/** What an institution reported to the ranking: people of a programme level, projects, or rupees. Unknown is absent, never 0. */
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

/** Of fewer people neither a median nor a share is shown: it tells of them, not of the course. */
export const LEAST_PEOPLE = 10;

/** Undergraduates first, of them the newest school year, of that the most graduates. */
export function compareForLead(a: Leading, b: Leading): number {
	const isUndergraduate = ({ level }: Leading) => Number(level.startsWith("ug"));
	return isUndergraduate(b) - isUndergraduate(a) || b.cohort - a.cohort || (b.graduated ?? 0) - (a.graduated ?? 0);
}

type Leading = { level: string; cohort: number; graduated?: number | undefined };
