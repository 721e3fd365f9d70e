import type { AgeBand } from "@uchit/contract/account.ts";
import type { CodeProblem, FailedSend, SendProblem, SentCode } from "#app/shell/code/code-step.ts";

export type LoginView =
	/** `isNew`: everything for an account is known except the contact. */
	| { kind: "contact"; isNew: boolean }
	/** `verifiedContact`: set if its code was right already. `needsAge`: the visitor signed in without a code. */
	| { kind: "sign-up"; needsAge: boolean; details: Details; verifiedContact: string | undefined }
	| { kind: "guardian" }
	/** The visitor opened an e-mailed link, whose token the button uses up. */
	| { kind: "link"; token: string; email: string }
	| { kind: "sent" };

export type Details = { ageBand: AgeBand | undefined; name: string; ticked: readonly string[] };

export type LoginAnswer =
	| { kind: "code"; purpose: "sign-in" | "guardian"; sent: SentCode; problem?: CodeProblem }
	| { kind: "verified"; token: string }
	| ({ kind: "not-sent"; ageBand: AgeBand | undefined } & FailedSend)
	| { kind: "no-age"; written: string }
	| { kind: "form"; problem: FormProblem; details: Details };

export type FormProblem = { kind: "age" } | { kind: "name" } | { kind: "consent" } | SendProblem;
