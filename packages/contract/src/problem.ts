/**
 * What may be wrong with one value of what was sent. The reason beside it is one sentence of English; whoever speaks to people says it by
 * the code and its values. `invalid`: nothing but the reason says it.
 */
export const PROBLEM_CODES = [
	"invalid",
	"missing",
	"repeated",
	"unknown-exam",
	"not-printed",
	"not-of-category",
	"no-seat-pools",
	"not-a-rank",
	"not-marks",
	"closes-by-ranks",
	"closes-by-marks",
	"no-pwd-seats",
	"kept-for-pwd",
	"not-true-or-false",
	"not-a-state",
	"needs-home-state",
	"no-category-rank",
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];
