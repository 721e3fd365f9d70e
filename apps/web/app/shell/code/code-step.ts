import type { Contact } from "@uchit/contract/account.ts";
import type { ContactCode } from "@uchit/contract/problem.ts";
import type { Puzzle } from "@uchit/contract/puzzle.ts";

/** A code that is on its way to a contact. */
export type SentCode = {
	contact: Contact;
	/** The contact as it is told back, masked. */
	sentTo: string;
};

/** Why a code was not taken, or could not be looked at. */
export type CodeProblem =
	| { kind: "not-digits" }
	| { kind: "wrong" }
	| { kind: "locked"; seconds: number }
	/** Another code was asked for right after the one before, which counts still. */
	| { kind: "too-soon"; seconds: number }
	| { kind: "too-many"; minutes: number }
	| { kind: "away" };

/** Why no code was sent. */
export type SendProblem =
	/** `why`: as the service says it; absent where it was not asked. */
	| { kind: "contact"; why?: ContactCode }
	/** A number of a country to which no codes go any more today. */
	| { kind: "abroad" }
	| { kind: "too-many"; minutes: number }
	/** The contact's hour is used up, and its day is not: a browser that runs scripts goes on once it has solved the puzzle. */
	| { kind: "puzzle"; minutes: number; puzzle: Puzzle }
	| { kind: "no-more-today"; hours: number }
	| { kind: "away" };

export type NotSent = { problem: SendProblem /** What was written, to be shown again. */; written: Contact };

/** Which of the two a text is that may be either. */
export function kindOfReach(reach: string): "phone" | "email" {
	return reach.includes("@") ? "email" : "phone";
}
