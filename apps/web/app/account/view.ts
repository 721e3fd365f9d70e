import type { CodeProblem, NotSent, SentCode } from "#app/shell/code/code-step.ts";

/** Changes that somebody just made on their account page. */
export const ACCOUNT_CHANGES = [
	"details",
	"contact-added",
	"contact-removed",
	"session-ended",
	"letters-on",
	"letters-off",
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/** The outcome of a form of the account page that changed nothing yet. */
export type AccountAnswer =
	| { kind: "code"; sent: SentCode; problem?: CodeProblem }
	| ({ kind: "not-sent" } & NotSent)
	| { kind: "problem"; problem: AccountProblem };

export const ACCOUNT_PROBLEMS = [
	"name",
	"contact-taken",
	"contacts-full",
	"last-contact",
	"letters",
	"needs-guardian",
	"no-email",
	"gone",
	"away",
] as const;
export type AccountProblem = (typeof ACCOUNT_PROBLEMS)[number];

/** A college on an account's shortlist; no name is known of one that has left the directory. */
export type SavedCollege = { slug: string; name: string | undefined; note: string };
