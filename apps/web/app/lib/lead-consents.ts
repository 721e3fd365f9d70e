import type { LeadPlace } from "./lead-place.ts";

/** Changes whenever the words of `lead.notice` or `lead.consent` do: the ledger says which of them was agreed to. */
export const LEAD_NOTICE_VERSION = "2026-11-21";

export type LeadConsent = "contact-by-us" | "contact-by-college";

/** What is asked for, one by one, and nothing is ticked beforehand. A college gets nothing without its own. */
export function consentsOf({ college }: Pick<LeadPlace, "college">): readonly LeadConsent[] {
	return college === undefined ? ["contact-by-us"] : ["contact-by-us", "contact-by-college"];
}
