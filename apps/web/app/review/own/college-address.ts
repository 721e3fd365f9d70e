import type { College } from "@uchit/contract/college.ts";
import type { CodeProblem, FailedSend, SentCode } from "#app/shell/code/code-step.ts";

export type AddressAnswer =
	| { kind: "code"; sent: SentCode; problem: CodeProblem | undefined }
	| ({ kind: "not-sent" } & FailedSend)
	| { kind: "not-proved"; why: "other-domain" | "ran-out" | "away" | "gone" };

export type ClaimStatus = "none" | "open" | "approved" | "declined";

export type AnswersAnswer =
	| AddressAnswer
	| { kind: "replied"; review: string }
	| { kind: "not-replied"; review: string; why: "wrong" | "away" | "refused"; text: string };

export function sitesOf({ facts }: Pick<College, "facts">): string[] {
	return [...new Set(facts.filter(({ field }) => field === "website").map(({ value }) => value))];
}
