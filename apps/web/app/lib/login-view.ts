import type { CodeProblem, NotSent, SendProblem, SentCode } from "./code-step.ts";

/** What the sign-in page asks for next. */
export type LoginView =
	| { kind: "age" }
	/** Somebody who is under 18, and for whom nobody has consented yet. */
	| { kind: "guardian" }
	/** `verifiedContact`: theirs, where its code was right already. */
	| { kind: "sign-up"; name: string; verifiedContact: string | undefined }
	/** `isNew`: all is said that an account needs, but for the contact. */
	| { kind: "contact"; isNew: boolean }
	/** A link is on its way. */
	| { kind: "sent" };

/** What became of what was sent to the sign-in page, where that is no other step. */
export type LoginAnswer =
	| { kind: "code"; purpose: "sign-in" | "guardian"; sent: SentCode; problem?: CodeProblem }
	| { kind: "verified"; token: string }
	| ({ kind: "not-sent" } & NotSent)
	| { kind: "form"; problem: FormProblem; name: string };

export type FormProblem = { kind: "age" } | { kind: "name" } | { kind: "consent" } | SendProblem;
