import { toWords } from "@uchit/contract/words.ts";
import { foldText } from "@uchit/text/fold-text.ts";
import { SUBJECTS, type Subject } from "#backend/search/vocabulary/subjects.ts";
import { isDevanagari, toDevanagariWords, toLatins } from "./devanagari.ts";

/** More words than any name has; the rest of a longer search is ignored. */
const MAX_WORDS = 12;

export type TypedWord = {
	word: string;
	/** Typed in another script, so it is found by sound instead of letters. */
	bySound: boolean;
	others: readonly string[];
	/** A short form's letters, spelled out in another script. */
	isLetters: boolean;
};

export type Typed = {
	key: string;
	otherKeys: readonly string[];
	isBySound: boolean;
	hasLetters: boolean;
	spelt: readonly string[];
	words: readonly TypedWord[];
	subject: Subject | undefined;
};

/** Undefined if the typed text has nothing that a name could contain. */
export function readTyped(input: string): Typed | undefined {
	const text = foldText(input);
	const words = isDevanagari(text) ? readDevanagari(text) : readLatin(text);
	if (words.length === 0) return undefined;
	const telling = words.filter(({ word }) => !JOINING.has(word));
	return {
		key: words.map(({ word }) => word).join(""),
		otherKeys: listOtherKeys(words),
		isBySound: words.some(({ bySound }) => bySound),
		hasLetters: words.some(({ isLetters }) => isLetters),
		spelt: words.map(({ word }) => word),
		words: distinct(telling.length > 0 ? telling : words).slice(0, MAX_WORDS),
		subject: SUBJECTS.find((subject) => words.some(({ word }) => subject.words.includes(word))),
	};
}

/** Whether a word is in most names and searches, and so identifies no institution. */
export function isGeneric(word: string): boolean {
	return GENERIC.has(word);
}

const JOINING: ReadonlySet<string> = new Set(["of", "the", "in", "at", "for", "and", "near", "best", "top"]);
const GENERIC: ReadonlySet<string> = new Set(
	"college collage clg institute school university india course admission".split(" "),
);
const SINGULAR: ReadonlyMap<string, string> = new Map([
	...["college", "institute", "school", "course"].map((noun): [string, string] => [`${noun}s`, noun]),
	...([
		["institutions", "institute"],
		["universities", "university"],
	] as const),
]);

function readLatin(text: string): TypedWord[] {
	const words = toWords(text)
		.join(" ")
		.replace(/(?<=[a-z]{3} )n(?= [a-z]{3})/g, "and");
	return words
		.replace(/\b([bm]) (tech|com|sc|arch|pharm|ed|plan|des|e)\b/g, "$1$2")
		.replace(/\bll b\b/g, "llb")
		.split(" ")
		.filter((word) => word !== "")
		.map((word) => ({ word: SINGULAR.get(word) ?? word, bySound: false, others: [], isLetters: false }));
}

/** Latin words between Devanagari ones stay as they are. */
function readDevanagari(text: string): TypedWord[] {
	const hindi = toDevanagariWords(text).map((word) => {
		const [{ latin, by }, ...others] = toLatins(word);
		return {
			word: latin,
			bySound: by === "sound",
			others: others.map((other) => other.latin),
			isLetters: by === "letters",
		};
	});
	return [...hindi.filter(({ word }) => word !== ""), ...readLatin(text.replace(/\p{Script=Devanagari}/gu, " "))];
}

const MAX_KEYS = 3;

/** Replaces one word's reading at a time: two alternatives in one name are rare. */
function listOtherKeys(words: readonly TypedWord[]): string[] {
	const keys = words.flatMap(({ others }, at) =>
		others.map((other) => words.map(({ word }, place) => (place === at ? other : word)).join("")),
	);
	return keys.slice(0, MAX_KEYS);
}

function distinct(words: readonly TypedWord[]): TypedWord[] {
	return [...new Map(words.map((typed) => [typed.word, typed])).values()];
}
