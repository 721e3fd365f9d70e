import { toSound } from "./sound.ts";
import { editDistance } from "./spelling.ts";
import { toVariants } from "./variants.ts";

/** A typed word with the words of a name that it matches: the same, misspelt, begun, or two written as one. */
export type MatchedWord = { typed: string; word: string; isName: boolean; isSame: boolean };

const MIN_MISSPELT_LENGTH = 4;
const MIN_BEGINNING_LENGTH = 3;
const MIN_LENGTH_BY_SOUND = 5;
const MAX_ERRORS = 2;

/**
 * Matches each typed word with a word of a name or its place; undefined if one of them matches none. A word may have a
 * typing error in three letters, two in all, or sound the same.
 */
export function matchWords(
	typed: readonly string[],
	name: readonly string[],
	place: readonly string[],
): MatchedWord[] | undefined {
	const covered: MatchedWord[] = [];
	const ofName = withJoined(name);
	for (let at = 0; at < typed.length; ) {
		const word = typed[at] ?? "";
		const joined = at + 1 < typed.length ? word + typed[at + 1] : undefined;
		const found = matchWord(word, ofName, true) ?? matchWord(word, place, false);
		const both = found?.isSame || joined === undefined ? undefined : matchWord(joined, name, true);
		const next = both?.isSame || found === undefined ? (both ?? found) : found;
		if (next === undefined) return undefined;
		covered.push(next);
		at += next === both ? 2 : 1;
	}
	return covered;
}

function withJoined(words: readonly string[]): string[] {
	return [...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)];
}

function matchWord(typed: string, words: readonly string[], isName: boolean): MatchedWord | undefined {
	const same = toVariants(typed).find((each) => words.includes(each));
	if (same !== undefined) return { typed, word: same, isName, isSame: true };
	const begun = typed.length < MIN_BEGINNING_LENGTH ? undefined : words.find((word) => word.startsWith(typed));
	const word = begun ?? findMisspelt(typed, words);
	return word === undefined ? undefined : { typed, word, isName, isSame: false };
}

function findMisspelt(typed: string, words: readonly string[]): string | undefined {
	if (typed.length < MIN_MISSPELT_LENGTH) return undefined;
	const most = Math.min(MAX_ERRORS, Math.floor(typed.length / 3));
	const sound = typed.length < MIN_LENGTH_BY_SOUND ? undefined : toSound(typed);
	return (
		words.find((word) => editDistance(typed, word, most) <= most) ??
		words.find((word) => word.length >= MIN_LENGTH_BY_SOUND && toSound(word) === sound)
	);
}
