/**
 * What may be wrong with one value of what was sent, by who asks for it. The reason beside it is one sentence of English; whoever speaks to people says it by
 * the code and its values. `invalid`: nothing but the reason says it.
 */
export const PREDICT_CODES = [
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
export type PredictCode = (typeof PREDICT_CODES)[number];

/** Of a contact that no code can reach. */
export const CONTACT_CODES = [
	"not-a-number",
	"no-such-country",
	"too-short",
	"too-long",
	"wrong-length",
	"not-a-mobile",
	"not-an-email",
	"email-in-other-letters",
	"no-codes-abroad",
] as const;
export type ContactCode = (typeof CONTACT_CODES)[number];

/** Of what visitors send about themselves: requests, reviews, accounts. */
const VISITOR_CODES = [
	"wrong-code",
	"bad-token",
	"left-alone",
	"needs-guardian",
	"needs-consent",
	"no-such-notice",
	"no-such-recipient",
	"no-such-college",
	"no-college-site",
	"not-at-college",
	"too-many",
	"not-empty",
] as const;

/** What is wrong with a value by the shape of what was sent alone: `most` and `least` are characters, entries or the number itself. */
const SHAPE_CODES = ["over-most", "under-least", "not-a-choice"] as const;

export const PROBLEM_CODES = [...PREDICT_CODES, ...CONTACT_CODES, ...VISITOR_CODES, ...SHAPE_CODES] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** What stands against what was sent, as things are (409). */
export const CONFLICT_CODES = [
	"other-body",
	"contact-taken",
	"contacts-full",
	"last-contact",
	"account-needs-consent",
	"needs-guardian",
	"no-email",
	"own-review",
	"no-claim",
	"same-course",
	"review-closed",
	"nothing-to-appeal",
	"appealed-before",
] as const;
export type ConflictCode = (typeof CONFLICT_CODES)[number];

/** What the predictor's own words say of a code; of one that is not among them only that it cannot be taken. */
export function toPredictCode(code: ProblemCode): PredictCode {
	return PREDICT_CODES.find((known) => known === code) ?? "invalid";
}
