import type { Lead, LeadChannel } from "@uchit/contract/lead.ts";
import type { NormalisedContact } from "#backend/personal/contact.ts";

type LeadField = "name" | "ageBand" | "topic" | "message" | "language" | "callWindow" | "source" | "consents" | "token";

/** A request to be contacted as our code has it: the wire's, with its contacts normalised, and how it came. */
export type NewLead = Pick<Lead, LeadField> & {
	contact: NormalisedContact;
	/** Set only under 18. */
	guardian: (Omit<NonNullable<Lead["guardian"]>, "contact"> & { contact: NormalisedContact }) | undefined;
	/** The unknown fields of the request. */
	extra: Record<string, unknown>;
	channel: LeadChannel;
	/** Set where the sender chose it. */
	id: string | undefined;
	/** The `Idempotency-Key`. */
	key: string | undefined;
	visitorId: string | undefined;
};

export const COMPLAINT = "complaint";
