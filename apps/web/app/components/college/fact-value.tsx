import type { CollegeFact } from "@uchit/contract/college-fact.ts";
import { useWords } from "#app/i18n/translate.ts";
import { factWords } from "#app/lib/said-words.ts";

/** A fact in the words of the page. */
export function FactValue({ fact }: { fact: CollegeFact }) {
	return factWords(useWords(), fact);
}
