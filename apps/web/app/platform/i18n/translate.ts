import { createContext, use } from "react";
import { createTranslator } from "use-intl/core";
import type { messages as english } from "#app/platform/messages/en.ts";
import { type Language, LOCALES, type Locale } from "./language.ts";

declare module "use-intl" {
	interface AppConfig {
		Locale: Locale;
		/** English has every key; a check compares the others with it. */
		Messages: typeof english;
	}
}

export type Messages = typeof english;

/** Translates a message by its whole key: `t("list.heading.all")`. */
export type Translate = ReturnType<typeof createTranslator<Messages>>;

export type Words = { language: Language; translate: Translate };

export const WordsContext = createContext<Words | undefined>(undefined);

/**
 * Cached per catalogue, because its number and date formatters are slower to create than a page of messages. A catalogue may gain
 * messages, but never change them.
 */
export function wordsOf(messages: Partial<Messages>, language: Language): Words {
	const known = made.get(messages);
	if (known?.language === language) return known;
	const words = { language, translate: withPlainOnesAtHand(translatorOf(messages, language)) };
	made.set(messages, words);
	return words;
}

const made = new WeakMap<Partial<Messages>, Words>();

/** Typed by the whole catalogue; the page has to load the namespace. */
function translatorOf(messages: Partial<Messages>, language: Language): Translate {
	return createTranslator({ locale: LOCALES[language], messages: messages as Messages, timeZone: "Asia/Kolkata" });
}

/** Caches messages without values, which are most. */
function withPlainOnesAtHand(translate: Translate): Translate {
	const translated = new Map<string, string>();
	const say = (...params: Parameters<Translate>): string => {
		const [key, values] = params;
		if (values !== undefined) return translate(...params);
		const known = translated.get(key);
		if (known !== undefined) return known;
		const text = translate(...params);
		if (translate.has(key)) translated.set(key, text);
		return text;
	};
	return Object.assign(say, {
		rich: translate.rich,
		markup: translate.markup,
		raw: translate.raw,
		has: translate.has,
	}) as Translate;
}

/** Translations in the page's language. Write keys in full, so that a search finds them. */
export function useTranslations(): Translate {
	return useWords().translate;
}

export function useLanguage(): Language {
	return useWords().language;
}

function useWords(): Words {
	const words = use(WordsContext);
	if (words === undefined) throw new Error("useTranslations needs a MessagesProvider above it.");
	return words;
}
