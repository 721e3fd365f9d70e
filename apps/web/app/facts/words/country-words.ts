import type { Language } from "#app/platform/i18n/language.ts";

const NAME_WITH_ARTICLE = /^(United |Netherlands|Philippines|Czech Republic|Maldives)/;

/** A country's name within a sentence: "in the United States". */
export function inSentence(country: string, language: Language): string {
	return language === "en" && NAME_WITH_ARTICLE.test(country) ? `the ${country}` : country;
}
