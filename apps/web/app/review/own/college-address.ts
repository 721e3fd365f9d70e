import type { College } from "@uchit/contract/college.ts";
import type { CodeProblem, NotSent, SentCode } from "#app/shell/code/code-step.ts";

/** The answer of a page that asks for an address at a college. */
export type AddressAnswer =
	| { kind: "code"; sent: SentCode; problem: CodeProblem | undefined }
	| ({ kind: "not-sent" } & NotSent)
	/** The code was right, but what it was for could not be done. */
	| { kind: "not-proved"; why: "other-domain" | "ran-out" | "away" | "gone" };

/** The state of somebody's claim to answer for a college. */
export type ClaimStatus = "none" | "open" | "approved" | "declined";

/** The page's answer to one of its forms. */
export type AnswersAnswer =
	| AddressAnswer
	| { kind: "replied"; review: string }
	| { kind: "not-replied"; review: string; why: "wrong" | "away" | "refused"; text: string };

/** The sites that sources name as an institution's own. */
export function sitesOf({ facts }: Pick<College, "facts">): string[] {
	return [...new Set(facts.filter(({ field }) => field === "website").map(({ value }) => value))];
}
