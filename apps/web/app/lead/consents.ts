import { type LeadFormValues, PASSED_ON_VALUE } from "./form-values.ts";
import type { LeadPlace } from "./place.ts";

export type LeadConsent = "contact-by-us" | "contact-by-college";

/** Consents to request, each unticked. A college gets data only with its own consent, which is requested only if it would receive any. */
export function consentsOf(
	{ college }: Pick<LeadPlace, "college">,
	{ isPassedOn }: Pick<LeadFormValues, "isPassedOn">,
): readonly LeadConsent[] {
	return college === undefined || isPassedOn !== PASSED_ON_VALUE
		? ["contact-by-us"]
		: ["contact-by-us", "contact-by-college"];
}
