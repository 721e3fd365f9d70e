/** The languages of the site. English has the plain addresses, Hindi the same ones under `/hi`. */
export const LANGUAGES = ["en", "hi"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Locales of `Intl`: both group digits the Indian way (1,23,456) and write them in Latin digits. */
export const LOCALES = { en: "en-IN", hi: "hi-IN" } as const satisfies Record<Language, string>;
export type Locale = (typeof LOCALES)[Language];

/** Each language in its own script, as its own readers look for it. */
export const LANGUAGE_NAMES = { en: "English", hi: "हिंदी" } as const satisfies Record<Language, string>;

const HINDI = /^\/hi(?=\/|$)/;

/** The language of an address; it is part of the path and never taken from the visitor's browser. */
export function languageOf(pathname: string): Language {
	return HINDI.test(pathname) ? "hi" : "en";
}

/** An address in another language, or the same one: `/colleges?page=2` → `/hi/colleges?page=2`. */
export function addressIn(language: Language, address: string): string {
	const plain = withoutLanguage(address);
	if (language === "en") return plain;
	return plain === "/" ? "/hi" : `/hi${plain.replace(/^\/(?=[?#])/, "")}`;
}

/** `/hi/colleges?page=2` → `/colleges?page=2`: what an address is in the list of routes. */
export function withoutLanguage(address: string): string {
	const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
	return `${path.replace(HINDI, "") || "/"}${rest}`;
}
