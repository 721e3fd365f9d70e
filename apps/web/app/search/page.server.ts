import type { Answer } from "@uchit/contract/answer.ts";
import { ruleNote, ruleWords } from "#app/exam/eligibility/verdict-words.ts";
import { capitalise } from "#app/platform/format/capitalise.ts";
import type { Language } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";

/**
 * What each rule of a card says, and what it adds: few answers have rules, so their words come with the answer. Rules that name a
 * state or another exam stand on the exam's page alone.
 */
export async function sayRules(language: Language, card: Answer["card"]): Promise<string[][]> {
	if (card?.kind !== "exam-part") return [];
	const t = await translateFor(language);
	const asIs = (slug: string) => slug;
	return card.rules.map((rule) => {
		const words = ruleWords({ t, language, nameState: asIs, nameExam: asIs }, rule);
		return [capitalise(words), ruleNote(language, rule) ?? ""].filter((part) => part !== "");
	});
}
