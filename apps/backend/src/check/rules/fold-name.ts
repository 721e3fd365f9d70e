import { toWords } from "@uchit/contract/words.ts";
import { foldLetters } from "@uchit/text/fold-text.ts";

/** Spellings of one word, not synonyms, except for the Hindi words for university. */
const SPELLINGS: readonly (readonly string[])[] = [
	["university", "univ", "universities", "vishwavidyalaya", "vishvavidyalaya", "viswavidyalaya", "vishwavidyalay"],
	["vidyapith", "vidyapeeth", "vidyapeet", "vidyapitha", "vidyapeetha"],
	["institute", "inst", "instt"],
	["college", "clg", "collage"],
	["government", "govt"],
	["engineering", "engg"],
	["management", "mgmt", "mgt"],
	["technology", "tech"],
	["education", "edn"],
	["limited", "ltd"],
	["centre", "center"],
	["saint", "st"],
	["shri", "sri", "shree", "sree"],
	["doctor", "dr"],
];
const WORD_BY_SPELLING: ReadonlyMap<string, string> = new Map(
	SPELLINGS.flatMap(([first = "", ...others]) => others.map((other) => [other, first] as const)),
);

/** Normalises a name for comparison: no case, accents, punctuation or "the"; one spelling per word. */
export function foldName(name: string): string[] {
	return toWords(foldLetters(name))
		.map((word) => WORD_BY_SPELLING.get(word) ?? word)
		.filter((word) => word !== "the");
}

/** The forms of a printed name to compare: whole, without brackets, and without a place or address after a comma. */
export function foldPrinted(name: string): string[][] {
	const bare = name.replace(/\([^)]*\)/g, " ");
	const forms = [name, bare, withoutTail(bare), withoutAddress(bare)].map(foldName).filter((words) => words.length > 0);
	return [...new Map(forms.map((words) => [words.join(" "), words])).values()];
}

export function listBracketedNames(name: string): string[][] {
	return [...name.matchAll(/\(([^)]*)\)/g)].map(([, words = ""]) => foldName(words));
}

const MAX_TAIL_WORDS = 2;
const MIN_BEFORE_TAIL = 3;
/** "Magadh University" is a whole name of two words before the place "Bodh Gaya"; "Government College" before "Ajmer" is not. */
const UNIVERSITY_WORD = /^(?:university|vidyapith)$/;
/** In "Institute of Management, Nirma University" the comma precedes the owner, not a place. */
const INSTITUTION_WORD =
	/^(?:university|institute|institution|college|school|academy|campus|centre|faculty|department)$/;

/** Cuts off one or two words after the last comma, often a town: "Veer Kunwar Singh University, Arrah". */
function withoutTail(name: string): string {
	const at = name.lastIndexOf(",");
	const tail = foldName(name.slice(at + 1));
	const isTown = at !== -1 && tail.length <= MAX_TAIL_WORDS && !tail.some((word) => INSTITUTION_WORD.test(word));
	return isTown && isWholeName(name.slice(0, at)) ? name.slice(0, at) : name;
}

/** Cuts "Rajiv Gandhi Institute of Technology, Velloor P.O., Pampady" before the address. */
function withoutAddress(name: string): string {
	const at = name.indexOf(",");
	const tail = foldName(name.slice(at + 1));
	const isAddress = at !== -1 && !tail.some((word) => INSTITUTION_WORD.test(word));
	return isAddress && isWholeName(name.slice(0, at)) ? name.slice(0, at) : name;
}

function isWholeName(beforeTail: string): boolean {
	const words = foldName(beforeTail);
	return words.length >= MIN_BEFORE_TAIL || (words.length > 1 && UNIVERSITY_WORD.test(words[1] ?? ""));
}

const JOINING: ReadonlySet<string> = new Set(["of", "in", "at", "for", "and"]);
const MIN_WORDS = 2;

/** Drops words at the end that only give the place: "Anna University, Chennai". */
export function withoutPlace(words: readonly string[], place: ReadonlySet<string>): readonly string[] {
	let end = words.length;
	while (end > MIN_WORDS && place.has(words[end - 1] ?? "")) end--;
	return JOINING.has(words[end - 1] ?? "") ? words : words.slice(0, end);
}

/** `placed` if the typed name ends with the right place, which separates it from namesakes. */
export type NameFit = "placed" | "same";

export function fitName(
	typed: readonly string[],
	name: readonly string[],
	place: ReadonlySet<string>,
): NameFit | undefined {
	const isSame = (a: readonly string[], b: readonly string[]) => a.join("") === b.join("");
	const bare = withoutPlace(typed, place);
	if (isSame(typed, name)) return bare.length < typed.length ? "placed" : "same";
	return isSame(bare, withoutPlace(name, place)) ? "same" : undefined;
}
