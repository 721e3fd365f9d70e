import { type LeadFormValues, PASSED_ON } from "./form-values.ts";
import type { LeadPlace } from "./place.ts";

export type LeadConsent = "contact-by-us" | "contact-by-college";

/** What is asked for, one by one, and nothing is ticked beforehand. A college gets nothing without its own, which is asked only where it would get it. */
export function consentsOf(
	{ college }: Pick<LeadPlace, "college">,
	{ isPassedOn }: Pick<LeadFormValues, "isPassedOn">,
): readonly LeadConsent[] {
	return college === undefined || isPassedOn !== PASSED_ON
		? ["contact-by-us"]
		: ["contact-by-us", "contact-by-college"];
}
