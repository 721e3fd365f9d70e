import { WordCorrector } from "#backend/search/question/word-corrector.ts";
import { readRows } from "#backend/search/vocabulary/question-words.ts";

/** A row of `after-words.csv`; `filler` has no meaning. */
export type Concept = string;

const WORDS = readRows("after-words.csv").map(([concept = "", words = ""]) => ({ concept, words: words.split(" ") }));

export const CONCEPT_OF: ReadonlyMap<string, Concept> = new Map(
	WORDS.flatMap(({ concept, words }) => words.map((word): [string, Concept] => [word, concept])),
);

export function listConcepts(names: string): Concept[] {
	const unknown = names.split(/[| ]/).find((name) => !WORDS.some(({ concept }) => concept === name));
	if (unknown !== undefined) throw new Error(`No words mean ${unknown}`);
	return names.split(/[| ]/);
}

const PHRASES = readRows("after-phrases.csv").map(([typed = "", read = ""]) => ({ typed, read }));

export function readCorrectedWords(q: string, names: readonly string[] = []): string[] {
	const ofNames = new Set(names.flatMap((name) => toPlain(name).split(" ")));
	const spelt = toPlain(q)
		.split(" ")
		.map((word) => (ofNames.has(word) ? word : correct(word)));
	const read = PHRASES.reduce(
		(text, phrase) => text.replaceAll(` ${phrase.typed} `, ` ${phrase.read} `),
		` ${spelt.join(" ")} `,
	);
	return read.split(" ").filter((word) => word !== "");
}

function toPlain(q: string): string {
	return readClassMarks(q.normalize("NFC").toLowerCase())
		.replaceAll(/\b[345]\d(?:\.\d+)? ?(?:%|percent\b|per cent\b|प्रतिशत)/gu, " low ofpercent ")
		.replaceAll(/\b\d\d+(?:\.\d+)? ?(?:%|percent\b|per cent\b|प्रतिशत)/gu, " ofpercent ")
		.replaceAll(/\b(?:2[1-9]|[3-6]\d) ?(?:saal|sal|years?(?: old)?|yrs?|साल|वर्ष)(?= |$)/gu, " ofage ")
		.replaceAll(
			/\b(?:2[1-9]|[3-6]\d) (?:ki|की) (?:umar|umr|age|उम्र)(?= |$)|\b(?:age (?:is )?|i am |im |aged )(?:2[1-9]|[3-6]\d)\b(?! ?(?:k|lakh|thousand|rank|percentile|marks?)\b)/gu,
			" ofage ",
		)
		.replaceAll(/\b(income|aay|kamai|आय)\b(\D{0,12})\b\d{4,7}\b/gu, "$1$2 lakh ")
		.replaceAll(/[.'’]/g, "")
		.replaceAll(/[^\p{L}\p{M}\p{N}+]+/gu, " ")
		.trim();
}

const CLASS_WORD = /\b(?:class|std|standard|1[02]th|tenth|twelfth|boards?)\b|कक्षा|1[02]वीं/u;
const EXAM_WORD = /\b(?:neet|jee|cuet|cat|gate|clat|ssc|rank|percentile)\b/u;

/** "Class 10 marks 85" is a percentage if no exam is named. */
function readClassMarks(text: string): string {
	if (!CLASS_WORD.test(text) || EXAM_WORD.test(text)) return text;
	const behind = /(?<=\b(?:marks?|numbers?|नंबर|अंक) )(\d\d)\b/u;
	return text.replace(behind.test(text) ? behind : /\b(\d\d) (?:marks?|numbers?|नंबर|अंक)(?= |$)/u, "$1%");
}

/** "BCA ke baad", "BCA karke": what is completed stands before the word, unlike in "after BCA". */
export const isPostposition = (word: string) => !["after", "completing", "post"].includes(word);

/** "BCA done" and "completed BCA" also mark it as completed. */
export const isCompletionWord = (word: string) =>
	["done", "complete", "completed", "finished", "did", "kiya", "kiye"].includes(word);

/** "JEE ke bina" excludes what stands before the word; "bina JEE ke" and "without JEE" what stands behind it. */
export const excludesPrecedingWord = (word: string, last: string | undefined) =>
	["ke", "के"].includes(last ?? "") || ["nahi", "nahin", "nhi", "नहीं"].includes(word);

/** Corrects one wrong letter; short words resemble too many others. */
function correct(word: string): string {
	return MEANING_OF.has(word) || !/^[a-z]{5,}$/.test(word) ? word : (NEAR.find(word, false) ?? word);
}

const MEANING_OF: ReadonlyMap<string, string> = new Map([
	...PHRASES.flatMap(({ typed }) => typed.split(" ")).map((word): [string, string] => [word, word]),
	...CONCEPT_OF,
]);
const NEAR = new WordCorrector(MEANING_OF);
