import { MAX_QUESTION_LENGTH } from "@uchit/contract/ask.ts";
import { foldAccents } from "@uchit/contract/words.ts";
import { foldSigns, foldText } from "@uchit/text/fold-text.ts";
import { readRows } from "#backend/search/vocabulary/question-words.ts";

/** Lower case; Devanagari with signs in one composed form. */
export type Token = {
	text: string;
	isDevanagari: boolean;
	number: number | undefined;
	typed?: string;
	/** All capitals or a leading capital; unset if the whole text is in capitals. */
	shape?: "capitals" | "name";
};

/** "A++" is a grade, not an article. */
const WORD = /\d+(?:\.\d+)?|(?<![a-z])[a-z]\+{1,2}|[a-z]+|[\p{Script=Devanagari}]+/gu;
const MAX_DIGITS = 9;
/** "700/1000", "600 out of 720" are marks; "2025/2026" are years. */
const OUT_OF = /(?<=\d) ?(?:\/|out of) ?(?!20[1-3]\d)\d{3,4}\b/g;
/** "1 lakh 17 thousand", "1 लाख 17 हजार": one number. */
const LAKHS_AND_THOUSANDS =
	/(?<![\d.])(\d{1,3}) ?(?:lakhs?|lacs?|लाख) (?:and )?(\d{1,2}(?:\.\d+)?) ?(?:thousand|ha[zj]aa?r|हज\u093c?ार)/g;
/** Unifies words with many spellings, in questions and lexicons. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
	readRows("spellings.csv").flatMap(([word = "", spellings = ""]) =>
		spellings.split("|").map((spelling) => [spelling, word] as const),
	),
);

/** Only the first 200 characters are read; punctuation is ignored. */
export function readTokens(question: string): Token[] {
	const text = foldText(question.slice(0, MAX_QUESTION_LENGTH))
		.slice(0, MAX_QUESTION_LENGTH)
		.replace(/<[^<>]*>/g, " ");
	const parts = text.split(/(\p{Script=Devanagari}+)/u);
	const folded = parts.map((part, place) => (place % 2 === 1 ? part.normalize("NFD") : foldAccents(part)));
	const plain = folded
		.join("")
		.replace(/['’`]/g, "")
		.replaceAll("₹", " rs ")
		.replace(/%(?!\s*(?:-\s*)?(?:i?le|tile)\b)/g, " percent ")
		.replace(/(?<=\d),(?=\d)/g, "")
		.replace(
			LAKHS_AND_THOUSANDS,
			(_, lakhs, thousands) => `${Math.round(Number(lakhs) * 100_000 + Number(thousands) * 1_000)}`,
		)
		.replace(OUT_OF, " marks ")
		.replace(/(?<=\b[a-z])\.(?=[a-z]\b)/g, "");
	const shapes = readShapes(text);
	return [...plain.matchAll(WORD)].map(([word]) => ({ ...toToken(word), ...shapes.get(word) }));
}

const CAPITALISED = /(?<![A-Za-z])[A-Z][A-Za-z]+/g;
const NO_SHAPES: ReadonlyMap<string, Pick<Token, "shape">> = new Map();

/** Capitals matter only beside lower-case words, or in a single word. */
function readShapes(text: string): ReadonlyMap<string, Pick<Token, "shape">> {
	const isShouted = !/[a-z]/.test(text) && /[A-Z]\P{L}+[A-Z]{2}/u.test(text);
	if (isShouted || !/[A-Z]/.test(text)) return NO_SHAPES;
	return new Map(
		[...text.matchAll(CAPITALISED)].map(([word]) => [
			word.toLowerCase(),
			{ shape: word === word.toUpperCase() ? "capitals" : "name" },
		]),
	);
}

export function toPhrase(text: string): string {
	return foldSigns(
		readTokens(text)
			.map((token) => token.text)
			.join(" "),
	);
}

function toToken(text: string): Token {
	const isNumber = /^\d/.test(text) && text.length <= MAX_DIGITS;
	const spelled = SPELLINGS.get(text) ?? text;
	return {
		text: spelled,
		isDevanagari: /\p{Script=Devanagari}/u.test(spelled),
		number: isNumber ? Number(text) : undefined,
	};
}

/** What an institution calls itself. */
export const COLLEGE_NOUN =
	/^(?:college|university|institute|institution|school|academy|polytechnic|vidyapith|univ|vishwavidyalaya|विश्वविद्यालय|यूनिवर्सिटी|कॉलेज|संस्थान|महाविद्यालय|विद्यापीठ)$/u;
export const UNIVERSITY_WORD = /^(?:university|univ|विश्वविद्यालय|यूनिवर्सिटी)$/u;
/** In a longer text. */
export const NAMES_UNIVERSITY = /\b(?:university|univ|vishwavidyalaya)\b|विश्वविद्यालय|यूनिवर्सिटी/u;

/** The least letters of a short form; longer words in capitals are emphasis. */
export const MIN_FORM_LENGTH = 3;
const MAX_FORM_LENGTH = 8;
/** Whether a word in capitals is a short form: one other letter makes another exam, not a typing error. */
export function isShortForm({ text, shape }: Token): boolean {
	return shape === "capitals" && text.length >= MIN_FORM_LENGTH && text.length <= MAX_FORM_LENGTH;
}
