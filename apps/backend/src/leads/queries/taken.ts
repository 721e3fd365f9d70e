import type { Consent, Guardian } from "@uchit/contract/account.schema.ts";
import type { CallWindow, LeadSource, LeadTaken } from "@uchit/contract/lead.schema.ts";
import type { LeadChannel } from "@uchit/contract/lead.ts";
import type { ProblemCode } from "@uchit/contract/problem.ts";
import type { NormalisedContact } from "#backend/personal/contact.ts";

/** A lead as it was sent, read and found good but for what only the database knows. */
export type LeadOf = {
	/** Set where the sender chose it. */
	id?: string | undefined;
	name: string;
	contact: NormalisedContact;
	ageBand: "under-18" | "18-or-over";
	guardian: (Omit<Guardian, "contact"> & { contact: NormalisedContact }) | undefined;
	topic: string;
	message: string | undefined;
	language: "en" | "hi";
	callWindow: CallWindow | undefined;
	source: LeadSource;
	consents: readonly Consent[];
	/** Of a code with the purpose `lead`. */
	token: string | undefined;
	extra: Record<string, unknown>;
	channel: LeadChannel;
	visitorId: string | undefined;
};

export const COMPLAINT = "complaint";

/** What stands against a lead, by the name of its field. */
export type Refusal = { field: string; code: ProblemCode; reason: string };

export type TakeOutcome =
	| { kind: "done"; answer: LeadTaken; isRepeated: boolean }
	| ({ kind: "refused" } & Refusal)
	| { kind: "too-many"; whose: "contact" | "address"; retryAfterSeconds: number }
	| { kind: "other-body" }
	/** Another lead has the id that the sender chose. */
	| { kind: "exists" };
