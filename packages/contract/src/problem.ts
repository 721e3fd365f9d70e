import * as z from "zod";
import { Puzzle } from "./puzzle.ts";

/**
 * Codes for one invalid value. The reason beside a code is one English sentence, and pages word their message from the code. `invalid`
 * has only the reason.
 */
const PREDICT_CODES = [
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
	"no-rounds",
] as const;
export type PredictCode = (typeof PREDICT_CODES)[number];

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

/** `most` and `least` count characters or entries, or bound the number itself. */
const SHAPE_CODES = ["over-most", "under-least", "not-a-choice"] as const;

/** Codes for figures of different kinds, which are never counted, listed or drawn together. */
export const MIXED_CODES = ["choose-one", "choose-or-group", "of-one-programme"] as const;

const PROBLEM_CODES = [...PREDICT_CODES, ...CONTACT_CODES, ...VISITOR_CODES, ...SHAPE_CODES, ...MIXED_CODES] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

const CONFLICT_CODES = [
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

/** Which limit of a day is reached (429); limits of an hour or less have no code. */
const LIMIT_CODES = ["contact-day", "country-day"] as const;
export type LimitCode = (typeof LIMIT_CODES)[number];

export function toPredictCode(code: ProblemCode): PredictCode {
	return PREDICT_CODES.find((known) => known === code) ?? "invalid";
}

export const FieldProblem = z.object({
	field: z.string(),
	reason: z.string().describe("One English sentence"),
	code: z
		.enum(PROBLEM_CODES)
		// A page that is older than the service does not know its newest codes.
		.catch("invalid")
		.describe("Code of the fault, for clients that show their own words"),
	values: z
		.record(z.string(), z.union([z.string(), z.number()]))
		.optional()
		.describe(
			"Values for the client's words: `given`, the `authority` that prints the list, the allowed `most` and `least`",
		),
});
export type FieldProblem = z.infer<typeof FieldProblem>;

/** RFC 9457: every error reply of `/v1` (`application/problem+json`). */
export const Problem = z.object({
	type: z.string(),
	title: z.string(),
	status: z.int(),
	detail: z.string().optional(),
	code: z
		.enum([...CONFLICT_CODES, ...LIMIT_CODES])
		.optional()
		// A page may be older than this code, as with the fields' codes.
		.catch(undefined)
		.describe("Code for clients that show their own words: for a 409 the conflict, for a 429 the daily limit"),
	puzzle: Puzzle.optional()
		.catch(undefined)
		.describe("For a 429: a puzzle whose solution lets a browser continue at once"),
	errors: z.array(FieldProblem).optional(),
});
export type Problem = z.infer<typeof Problem>;
