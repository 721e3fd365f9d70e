import type { ContactCode } from "@uchit/contract/problem.ts";
import type { CodeProblem, NotSent, SentCode } from "#app/shell/code/code-step.ts";
import type { LeadFormValues } from "./form-values.ts";

/** Fields of the form that may be wrong. */
export type LeadField = "age" | "name" | "reach" | "message" | "window" | "consent";

/** Why a request was not taken; what was written is in the form still. */
export type LeadProblem =
	| { kind: "fields" }
	| { kind: "away" }
	| { kind: "too-many"; minutes: number }
	/** Sooner than anybody writes. */
	| { kind: "too-soon"; seconds: number }
	/** The first request has arrived, and this one differs. */
	| { kind: "changed" }
	/** The field that nobody sees was filled in. */
	| { kind: "machine" }
	/** There is no such college any more. */
	| { kind: "gone" };

export type LeadCodePurpose = "lead-guardian" | "lead";

/** The receipt for a request that was taken. */
export type LeadReceipt = {
	reference: string;
	keptUntil: string;
	complaint: { number: number; answeredBy: string } | undefined;
};

/** The next step of a request's form; the first, and mostly the only one, asks for all of it. */
export type LeadStep =
	/** Under 18 somebody else agrees first. `isAgain`: their code counted before, and does not any more. */
	| { kind: "guardian"; isAgain: boolean; notSent?: NotSent }
	| { kind: "code"; purpose: LeadCodePurpose; sent: SentCode; problem?: CodeProblem }
	/** `why`: of a contact that cannot be used. */
	| { kind: "details"; problem?: LeadProblem; wrong: readonly LeadField[]; why?: ContactCode | undefined }
	/** The contact's owner asked not to be contacted: a code shows that it is they who ask now. */
	| { kind: "left-alone"; notSent?: NotSent }
	| ({ kind: "sent" } & LeadReceipt);

/** The outcome of a form, with all values so far. */
export type LeadAnswer = { step: LeadStep; said: LeadFormValues };
