import { toWords } from "@uchit/contract/words.ts";
import { foldLetters } from "@uchit/text/fold-text.ts";

/** Spellings of one word. Not a word that only means the same, but for what Hindi calls a university. */
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
const BY_SPELLING: ReadonlyMap<string, string> = new Map(
	SPELLINGS.flatMap(([first = "", ...others]) => others.map((other) => [other, first] as const)),
);

/** The words of a name as names are compared: without case, accents, punctuation and "the", each word in one spelling. */
export function foldName(name: string): string[] {
	return toWords(foldLetters(name))
		.map((word) => BY_SPELLING.get(word) ?? word)
		.filter((word) => word !== "the");
}

/** A printed name as it is compared: whole, without what it has in brackets, and without a place or an address behind a comma. */
export function foldPrinted(name: string): string[][] {
	const bare = name.replace(/\([^)]*\)/g, " ");
	const forms = [name, bare, withoutTail(bare), withoutAddress(bare)].map(foldName).filter((words) => words.length > 0);
	return [...new Map(forms.map((words) => [words.join(" "), words])).values()];
}

/** Returns the parts of a name in brackets: "AIIPHS". */
export function inBrackets(name: string): string[][] {
	return [...name.matchAll(/\(([^)]*)\)/g)].map(([, words = ""]) => foldName(words));
}

const LONGEST_TAIL = 2;
const FEWEST_BEFORE_TAIL = 3;
/** "Magadh University, Bodh Gaya": two words before the place are a whole name, where "Government College, Ajmer" is not. */
const OF_UNIVERSITIES = /^(?:university|vidyapith)$/;
/** "Institute of Management, Nirma University": behind the comma is who it belongs to. */
const OF_INSTITUTIONS =
	/^(?:university|institute|institution|college|school|academy|campus|centre|faculty|department)$/;

/** Cuts off a word or two behind the last comma, which many names have as their town: "Veer Kunwar Singh University, Arrah". */
function withoutTail(name: string): string {
	const at = name.lastIndexOf(",");
	const tail = foldName(name.slice(at + 1));
	const isTown = at !== -1 && tail.length <= LONGEST_TAIL && !tail.some((word) => OF_INSTITUTIONS.test(word));
	return isTown && isWholeName(name.slice(0, at)) ? name.slice(0, at) : name;
}

/** "Rajiv Gandhi Institute of Technology" of "Rajiv Gandhi Institute of Technology, Velloor P.O., Pampady". */
function withoutAddress(name: string): string {
	const at = name.indexOf(",");
	const tail = foldName(name.slice(at + 1));
	const isAddress = at !== -1 && !tail.some((word) => OF_INSTITUTIONS.test(word));
	return isAddress && isWholeName(name.slice(0, at)) ? name.slice(0, at) : name;
}

function isWholeName(beforeTail: string): boolean {
	const words = foldName(beforeTail);
	return words.length >= FEWEST_BEFORE_TAIL || (words.length > 1 && OF_UNIVERSITIES.test(words[1] ?? ""));
}

/** A name does not end with one of these. */
const JOINING: ReadonlySet<string> = new Set(["of", "in", "at", "for", "and"]);
const FEWEST_WORDS = 2;

/** The words of a name without those at its end that only say where it is: "Anna University, Chennai". */
export function withoutPlace(words: readonly string[], place: ReadonlySet<string>): readonly string[] {
	let end = words.length;
	while (end > FEWEST_WORDS && place.has(words[end - 1] ?? "")) end--;
	return JOINING.has(words[end - 1] ?? "") ? words : words.slice(0, end);
}

/** How two names are one: `placed` where the typed one has the same place behind it, which tells it from namesakes. */
export type NameFit = "placed" | "same";

/** Whether both are one name, where either may have its place behind it. */
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
