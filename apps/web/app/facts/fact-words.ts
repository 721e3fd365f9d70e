import type { CollegeFact } from "@uchit/contract/college-fact.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** Translates a fact where a translation exists, else as the source prints it. */
export function factWords(
	t: Translate,
	{ field, value, printed }: Pick<CollegeFact, "field" | "value" | "printed">,
): string {
	switch (field) {
		case "ownership":
			return value === "government" || value === "government-aided" || value === "private"
				? t(`college.ownership.${value}`)
				: printed;
		case "university-type":
			return value === "central" || value === "state" || value === "deemed" || value === "private"
				? t(`college.universityType.${value}`)
				: printed;
		case "women-only":
		case "minority":
			return value === "yes" || value === "no" ? t(`college.answer.${value}`) : printed;
		case "established":
		case "pin":
			return value;
		default:
			return printed;
	}
}

/** A council by its letters; an Act of Parliament by the status that it gives. */
export function bodyWords(t: Translate, body: string): string {
	return body === "national-importance" ? t("college.body.national-importance") : body.toUpperCase();
}
