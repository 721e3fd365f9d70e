import type { AgeBand } from "@uchit/contract/account.ts";
import type { CodeProblem, NotSent, SendProblem, SentCode } from "#app/shell/code/code-step.ts";

/** The next step of the sign-in page. */
export type LoginView =
	/** `isNew`: all is said that an account needs, but for the contact. */
	| { kind: "contact"; isNew: boolean }
	/** `verifiedContact`: theirs, where its code was right already. `needsAge`: they came by another way than a code. */
	| { kind: "sign-up"; needsAge: boolean; details: Details; verifiedContact: string | undefined }
	/** Somebody who is under 18, and for whom nobody has consented yet. */
	| { kind: "guardian" }
	/** They came by the link, which the button uses up. */
	| { kind: "link"; token: string; email: string }
	/** A link is on its way. */
	| { kind: "sent" };

/** The details that an account needs beside a contact, as far as given; ticks are purposes of consents. */
export type Details = { ageBand: AgeBand | undefined; name: string; ticked: readonly string[] };

/** The outcome of a form of the sign-in page, where it is no other step. */
export type LoginAnswer =
	| { kind: "code"; purpose: "sign-in" | "guardian"; sent: SentCode; problem?: CodeProblem }
	| { kind: "verified"; token: string }
	| ({ kind: "not-sent"; ageBand: AgeBand | undefined } & NotSent)
	| { kind: "no-age"; written: string }
	| { kind: "form"; problem: FormProblem; details: Details };

export type FormProblem = { kind: "age" } | { kind: "name" } | { kind: "consent" } | SendProblem;
