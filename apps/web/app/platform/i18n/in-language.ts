import type { Language } from "./language.ts";

/**
 * Reduces a page's data to one language, so that unused translations (`nameHi`, or in Hindi a translated `text`, `note`, `summary`) are
 * not sent to the browser. Replaced sentences become "". Absent values are dropped too.
 */
export function inLanguage<Value>(value: Value, language: Language): Value;
export function inLanguage(value: unknown, language: Language): unknown {
	if (Array.isArray(value)) return value.map((each) => inLanguage(each, language));
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).filter(
		([name, each]) => each !== undefined && !(language === "en" && HINDI_FIELD.test(name)),
	);
	const isUntranslated = (name: string) =>
		language === "hi" && SENTENCES.has(name) && Reflect.get(value, `${name}Hi`) !== undefined;
	return Object.fromEntries(
		entries.map(([name, each]) => [name, isUntranslated(name) ? "" : inLanguage(each, language)]),
	);
}

const HINDI_FIELD = /(?:Hi|_hi)$/;
/** Names of institutions stay in both languages, sentences in one. */
const SENTENCES: ReadonlySet<string> = new Set(["text", "note", "summary"]);
