import type { LeadPlace } from "./lead-place.ts";
import { PASSED_ON, type SaidLead } from "./said-lead.ts";

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
