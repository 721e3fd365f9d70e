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

/** A printed name as it is compared: whole, and without what it has in brackets. */
export function foldPrinted(name: string): string[][] {
	const whole = foldName(name);
	const bare = foldName(name.replace(/\([^)]*\)/g, " "));
	return bare.length === whole.length || bare.length === 0 ? [whole] : [whole, bare];
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

/** Whether both are one name, where either may have its place behind it. */
export function isSameName(typed: readonly string[], name: readonly string[], place: ReadonlySet<string>): boolean {
	const isSame = (a: readonly string[], b: readonly string[]) => a.join("") === b.join("");
	return isSame(typed, name) || isSame(withoutPlace(typed, place), withoutPlace(name, place));
}
