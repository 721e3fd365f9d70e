import type { LeadPlace } from "./lead-place.ts";
import { PASSED_ON, type SaidLead } from "./said-lead.ts";

/** Changes whenever the words of `lead.notice` or `lead.consent` do: the ledger says which of them was agreed to. */
export const LEAD_NOTICE_VERSION = "2026-11-21";

export type LeadConsent = "contact-by-us" | "contact-by-college";

/** What is asked for, one by one, and nothing is ticked beforehand. A college gets nothing without its own, which is asked only where it would get it. */
export function consentsOf(
	{ college }: Pick<LeadPlace, "college">,
	{ isPassedOn }: Pick<SaidLead, "isPassedOn">,
): readonly LeadConsent[] {
	return college === undefined || isPassedOn !== PASSED_ON
		? ["contact-by-us"]
		: ["contact-by-us", "contact-by-college"];
}
