import type { Lead, LeadChannel } from "@uchit/contract/lead.ts";
import type { NormalisedContact } from "#backend/personal/contact.ts";

type LeadField = "name" | "ageBand" | "topic" | "message" | "language" | "callWindow" | "source" | "consents" | "token";

export type NewLead = Pick<Lead, LeadField> & {
	contact: NormalisedContact;
	/** Set only under 18. */
	guardian: (Omit<NonNullable<Lead["guardian"]>, "contact"> & { contact: NormalisedContact }) | undefined;
	extra: Record<string, unknown>;
	channel: LeadChannel;
	id: string | undefined;
	key: string | undefined;
	visitorId: string | undefined;
};

export const COMPLAINT = "complaint";
