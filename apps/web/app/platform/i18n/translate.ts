import { createContext, use } from "react";
import { createTranslator } from "use-intl/core";
import type { messages as english } from "#app/platform/messages/en.ts";
import { type Language, LOCALES, type Locale } from "./language.ts";

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

/** The language of a document, and its translations. */
export type Words = { language: Language; translate: Translate };

export const WordsContext = createContext<Words | undefined>(undefined);

/**
 * The words of a catalogue, made once for as long as it is there: with them stay the formatters of numbers and dates, each of
 * which takes longer to make than a page that says a hundred. A catalogue may grow, as a browser's does; what it said once it says again.
 */
export function wordsOf(messages: Partial<Messages>, language: Language): Words {
	const known = made.get(messages);
	if (known?.language === language) return known;
	const words = { language, translate: withPlainOnesAtHand(translatorOf(messages, language)) };
	made.set(messages, words);
	return words;
}

const made = new WeakMap<Partial<Messages>, Words>();

/** Whoever writes a key names one of the whole catalogue; that its namespace has come is the page's affair. */
function translatorOf(messages: Partial<Messages>, language: Language): Translate {
	return createTranslator({ locale: LOCALES[language], messages: messages as Messages, timeZone: "Asia/Kolkata" });
}

/** Most messages are said without values: such a one is looked up once by its parts, and then by its key. */
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

/** The words of the page's language. Keys are written whole, so that each is found by searching for it. */
export function useTranslations(): Translate {
	return useWords().translate;
}

/** The language of the page. */
export function useLanguage(): Language {
	return useWords().language;
}

function useWords(): Words {
	const words = use(WordsContext);
	if (words === undefined) throw new Error("Nothing is said outside of MessagesProvider.");
	return words;
}
