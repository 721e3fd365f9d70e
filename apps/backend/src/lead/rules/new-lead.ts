import type { Guardian } from "@uchit/contract/account.ts";
import type { LeadChannel, LeadFields } from "@uchit/contract/lead.ts";
import type { NormalisedContact } from "#backend/personal/contact.ts";

type Normalised = {
	contact: NormalisedContact;
	/** Set only under 18. */
	guardian: (Omit<Guardian, "contact"> & { contact: NormalisedContact }) | undefined;
};

export type NewLead = Omit<LeadFields, keyof Normalised> &
	Normalised & {
		token: string | undefined;
		extra: Record<string, unknown>;
		channel: LeadChannel;
		id: string | undefined;
		key: string | undefined;
		visitorId: string | undefined;
	};

export const COMPLAINT = "complaint";
