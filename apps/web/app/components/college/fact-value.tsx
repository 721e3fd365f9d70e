import type { CollegeFact } from "@uchit/contract/college-fact.ts";
import { useWords } from "#app/i18n/translate.ts";

/** A fact in the words of the page: what has words of its own in them, the rest as its source prints it. */
export function FactValue({ fact: { field, value, printed } }: { fact: CollegeFact }) {
	const t = useWords();
	switch (field) {
		case "ownership":
			return value === "government" || value === "government-aided" || value === "private"
				? t(`facet.ownership.${value}`)
				: printed;
		case "university-type":
			return value === "central" || value === "state" || value === "deemed" || value === "private"
				? t(`fact.universityType.${value}`)
				: printed;
		case "women-only":
		case "minority":
			return value === "yes" || value === "no" ? t(`fact.answer.${value}`) : printed;
		case "established":
		case "pin":
			return value;
		default:
			return printed;
	}
}
