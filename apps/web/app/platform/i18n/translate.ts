import { type createTranslator, useTranslations as useIntlTranslations, useLocale } from "use-intl";
import type { messages as english } from "#app/platform/messages/en.ts";
import { type Language, type Locale, languageOfLocale } from "./language.ts";

declare module "use-intl" {
	interface AppConfig {
		Locale: Locale;
		/** The English catalogue has every key; a check holds the others to it. */
		Messages: typeof english;
	}
}

export type Messages = typeof english;

/** Says a message by its whole key: `t("list.heading.all")`. */
export type Translate = ReturnType<typeof createTranslator<Messages>>;

/** The words of the page's language. Keys are written whole, so that each is found by searching for it. */
export function useTranslations(): Translate {
	return useIntlTranslations();
}

/** The language of the page. */
export function useLanguage(): Language {
	return languageOfLocale(useLocale());
}
