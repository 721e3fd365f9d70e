import type { Language } from "./language.ts";

/**
 * Reduces the data of a page to one language: facts name things in both, and an English page never says `nameHi`, yet would send
 * it to its scripts again; nor does a Hindi page say a sentence (`text`, `note`, `summary`) that stands beside its own, which is
 * left empty. Absent values take no place either. A page in another language is another document.
 */
export function inLanguage<Value>(value: Value, language: Language): Value;
export function inLanguage(value: unknown, language: Language): unknown {
	if (Array.isArray(value)) return value.map((each) => inLanguage(each, language));
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).filter(
		([name, each]) => each !== undefined && !(language === "en" && IN_HINDI.test(name)),
	);
	const isUntranslated = (name: string) =>
		language === "hi" && SENTENCES.has(name) && Reflect.get(value, `${name}Hi`) !== undefined;
	return Object.fromEntries(
		entries.map(([name, each]) => [name, isUntranslated(name) ? "" : inLanguage(each, language)]),
	);
}

const IN_HINDI = /(?:Hi|_hi)$/;
/** An institution's names stay in both languages; a sentence is shown in one. */
const SENTENCES: ReadonlySet<string> = new Set(["text", "note", "summary"]);
