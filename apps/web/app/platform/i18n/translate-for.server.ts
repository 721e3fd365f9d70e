import { createTranslator } from "use-intl";
import { catalogues } from "./catalogues.ts";
import { type Language, LOCALES } from "./language.ts";
import type { Translate } from "./translate.ts";

/** The words of a language outside a page: for feeds, which are no document of ours. */
export async function translateFor(language: Language): Promise<Translate> {
	const messages = await catalogues[language]();
	return createTranslator({ locale: LOCALES[language], messages, timeZone: "Asia/Kolkata" });
}
