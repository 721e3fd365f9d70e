import type { Language } from "#app/platform/i18n/language.ts";
import english from "./codes.en.json" with { type: "json" };
import hindi from "./codes.hi.json" with { type: "json" };

type Exam = { exam: string; lists: readonly { categories: readonly { value: string }[] }[] };
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
const WORDS: Readonly<Record<Language, Words>> = { en: english, hi: hindi };

/**
 * Returns the meanings of an exam's category codes; plain codes have no entry. This is students' general knowledge:
 * none of our documents explains them. Only the words of one exam leave the server.
 */
export function nameCategories(language: Language, { exam, lists }: Exam): Record<string, string> {
	const words = WORDS[language][exam] ?? {};
	const codes = new Set(lists.flatMap(({ categories }) => categories.map(({ value }) => value)));
	const named = [...codes].map((code) => [
		code,
		partsOf(exam, code)
			.flatMap((part) => words[part] ?? [])
			.join(", "),
	]);
	return Object.fromEntries(named.filter(([, name]) => name !== ""));
}

function partsOf(exam: string, code: string): readonly string[] {
	if (exam === "kcet") return /^(GM|\d[AB]?|SC|ST)([KR]?)G?$/.exec(code)?.slice(1) ?? [];
	if (exam === "mht-cet") {
		const [, pool, category, area] = /^([GL])(OPEN|SC|ST|OBC|VJ|NT[123])([SH])$/.exec(code) ?? [];
		return pool === undefined || category === undefined || area === undefined ? [code] : [category, pool, area];
	}
	if (exam === "jac-delhi") {
		const [, category, kind, region] = /^(GN|OB|SC|ST|EW)(GN|GL|CW|PD)([DO])$/.exec(code) ?? [];
		return category === undefined || kind === undefined || region === undefined
			? [code]
			: [category, `kind-${kind}`, region];
	}
	return [code];
}
