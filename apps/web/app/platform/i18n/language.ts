/** English has the plain addresses, Hindi the same under `/hi`. */
export const LANGUAGES = ["en", "hi"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Both locales group digits the Indian way (1,23,456) with Latin digits. */
export const LOCALES = { en: "en-IN", hi: "hi-IN" } as const satisfies Record<Language, string>;
export type Locale = (typeof LOCALES)[Language];

export const LANGUAGE_NAMES = { en: "English", hi: "हिंदी" } as const satisfies Record<Language, string>;

const HINDI = /^\/hi(?=\/|$)/;

/** The path alone decides the language, never the browser's settings. */
export function languageOf(pathname: string): Language {
	return HINDI.test(pathname) ? "hi" : "en";
}

/** `/colleges?page=2` → `/hi/colleges?page=2`; unchanged if it is in that language already. */
export function addressIn(language: Language, address: string): string {
	const plain = withoutLanguage(address);
	if (language === "en") return plain;
	return plain === "/" ? "/hi" : `/hi${plain.replace(/^\/(?=[?#])/, "")}`;
}

/** `/hi/colleges?page=2` → `/colleges?page=2`, as in the list of routes. */
export function withoutLanguage(address: string): string {
	const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
	return `${path.replace(HINDI, "") || "/"}${rest}`;
}
