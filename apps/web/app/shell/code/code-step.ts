import type { Contact } from "@uchit/contract/account.ts";
import type { ContactCode } from "@uchit/contract/problem.ts";
import type { Puzzle } from "@uchit/contract/puzzle.ts";

export type SentCode = {
	contact: Contact;
	/** The masked contact. */
	sentTo: string;
};

export type CodeProblem =
	| { kind: "not-digits" }
	| { kind: "wrong" }
	| { kind: "locked"; seconds: number }
	/** A second code was requested right after the first, which is still valid. */
	| { kind: "too-soon"; seconds: number }
	| { kind: "too-many"; minutes: number }
	| { kind: "away" };

export type SendProblem =
	/** `why`: the service's reason; absent if it was not called. */
	| { kind: "contact"; why?: ContactCode }
	/** A number of a country whose codes are used up for today. */
	| { kind: "abroad" }
	| { kind: "too-many"; minutes: number }
	/**
	 * The contact's hourly limit is reached, and the daily one is not: a browser with scripts continues once it has
	 * solved the puzzle.
	 */
	| { kind: "puzzle"; minutes: number; puzzle: Puzzle }
	| { kind: "no-more-today"; hours: number }
	| { kind: "away" };

export type FailedSend = { problem: SendProblem /** What was written, to be shown again. */; written: Contact };

export function kindOfReach(reach: string): "phone" | "email" {
	return reach.includes("@") ? "email" : "phone";
}
