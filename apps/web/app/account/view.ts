import type { CodeProblem, FailedSend, SentCode } from "#app/shell/code/code-step.ts";

export const ACCOUNT_CHANGES = [
	"details",
	"contact-added",
	"contact-removed",
	"session-ended",
	"letters-on",
	"letters-off",
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

export type AccountAnswer =
	| { kind: "code"; sent: SentCode; problem?: CodeProblem }
	| ({ kind: "not-sent" } & FailedSend)
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

/** `name` is undefined if the college has left the directory. */
export type SavedCollege = { slug: string; name: string | undefined; note: string };
