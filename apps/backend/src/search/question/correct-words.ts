import type { Lexicon } from "./lexicon.ts";
import { hasKind, idOf, PLACE_KINDS } from "./meaning.ts";
import type { Reading } from "./reading.ts";
import { isShortForm, type Token } from "./tokens.ts";

const SHORTEST_CORRECTED = 4;
const SHORTEST_ALONE = 5;
/** Looking two errors far is dear: of so many unknown words of a question, and of no more. */
const MOST_FAR = 3;

/**
 * Words with a typing error as they were meant, where no lexicon and no name has them as they are: the word that makes a phrase with
 * its neighbour ("jee mians"), else the only one that is so near. Of four letters alone only two that changed places are put right.
 */
export function correctWords(reading: Reading): Reading {
	const { tokens, lexicon, names } = reading;
	let far = 0;
	const correct = (token: Token, at: number): Token => {
		const { text, isDevanagari, number } = token;
		if (number !== undefined || isDevanagari || text.length < SHORTEST_CORRECTED || lexicon.words.has(text))
			return token;
		if (names.isNameWord(text) || names.called(text).length > 0) return token;
		const beside = lexicon.near.list(text).flatMap((word) => besideOf(tokens, at, word, lexicon));
		const isShort = isShortForm(token);
		const isOff = (word: string) => isShort && !isSlip(text, word, lexicon.phrases);
		const [meant] = beside;
		if (meant !== undefined && isOff(meant.word)) return token;
		if (meant !== undefined && new Set(beside.map(({ says }) => says)).size === 1)
			return { ...token, text: meant.word, typed: text };
		const found = lexicon.near.find(text, far++ < MOST_FAR && !names.isNearNameWord(text));
		if (found === undefined || isOff(found) || (text.length < SHORTEST_ALONE && !isSwapped(text, found))) return token;
		return { ...token, text: found, typed: text };
	};
	return { ...reading, tokens: tokens.map(correct) };
}

/** The word with what it says beside its neighbour; none where they stand together in no phrase. */
function besideOf(tokens: readonly Token[], at: number, word: string, { pairs, phrases }: Lexicon) {
	const [before, after] = [tokens[at - 1], tokens[at + 1]];
	const pair = [`${before?.text} ${word}`, `${word} ${after?.text}`].find((each) => pairs.has(each));
	if (pair === undefined) return [];
	const [meaning] = phrases.get(pair) ?? [];
	return [{ word, says: meaning === undefined ? word : idOf(meaning) }];
}

const isSwapped = (a: string, b: string) => [...a].sort().join("") === [...b].sort().join("");

const LONG_PLACE = 4;

/** Corrections that a short form may have: two letters that changed places, one typed twice, or a place that begins alike. */
export function isSlip(typed: string, meant: string, phrases: Lexicon["phrases"]): boolean {
	const single = (word: string) => word.replace(/(.)\1+/g, "$1");
	const isPlace = phrases.get(meant)?.some((meaning) => hasKind(meaning, ...PLACE_KINDS)) ?? false;
	return (
		isSwapped(typed, meant) ||
		single(typed) === single(meant) ||
		(isPlace && typed.length > LONG_PLACE && typed[0] === meant[0])
	);
}
