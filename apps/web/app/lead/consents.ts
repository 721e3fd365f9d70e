import { type LeadFormValues, PASSED_ON } from "./form-values.ts";
import type { LeadPlace } from "./place.ts";

export type LeadConsent = "contact-by-us" | "contact-by-college";

/** Lists the consents to request, one by one, none ticked beforehand. A college gets nothing without its own, which is requested only where it would get it. */
export function consentsOf(
	{ college }: Pick<LeadPlace, "college">,
	{ isPassedOn }: Pick<LeadFormValues, "isPassedOn">,
): readonly LeadConsent[] {
	return college === undefined || isPassedOn !== PASSED_ON
		? ["contact-by-us"]
		: ["contact-by-us", "contact-by-college"];
}
