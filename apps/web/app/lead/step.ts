import type { LeadTaken } from "@uchit/contract/lead.ts";
import type { ContactCode } from "@uchit/contract/problem.ts";
import type { CodeProblem, FailedSend, SentCode } from "#app/shell/code/code-step.ts";
import type { LeadFormValues, ShownField } from "./form-values.ts";

export type LeadProblem =
	| { kind: "fields" }
	| { kind: "away" }
	| { kind: "too-many"; minutes: number }
	/** Sent faster than a person can type. */
	| { kind: "too-soon"; seconds: number }
	/** The key was used already by a request with other content. */
	| { kind: "changed" }
	/** The honeypot was filled in. */
	| { kind: "machine" }
	| { kind: "gone" };

export type LeadCodePurpose = "lead-guardian" | "lead";

export type LeadReceipt = Pick<LeadTaken["data"], "keptUntil" | "complaint"> & { reference: string };

export type LeadStep =
	/** Under 18 a guardian has to agree. `isAgain`: an earlier code has expired. */
	| { kind: "guardian"; isAgain: boolean; notSent?: FailedSend }
	| { kind: "code"; purpose: LeadCodePurpose; sent: SentCode; problem?: CodeProblem }
	/** `why`: the contact cannot be used. */
	| { kind: "details"; problem?: LeadProblem; wrong: readonly ShownField[]; why?: ContactCode | undefined }
	/** The contact's owner opted out, so a code has to show that the request is theirs. */
	| { kind: "left-alone"; notSent?: FailedSend }
	| ({ kind: "sent" } & LeadReceipt);

export type LeadAnswer = { step: LeadStep; said: LeadFormValues };
