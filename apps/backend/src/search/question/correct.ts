import type { Lexicon } from "./lexicon.ts";
import type { Names } from "./names.ts";
import type { Token } from "./tokens.ts";

const SHORTEST = 4;
const SHORTEST_ALONE = 5;

/**
 * Words with a typing error as they were meant, where no lexicon and no name has them as they are: the word that makes a phrase with
 * its neighbour ("jee mians"), else the only one that is so near. Of four letters alone only two that changed places are put right.
 */
export function correct(tokens: readonly Token[], lexicon: Lexicon, names: Names): Token[] {
	return tokens.map((token, at) => {
		const { text, isDevanagari, number } = token;
		if (number !== undefined || isDevanagari || text.length < SHORTEST || lexicon.words.has(text)) return token;
		if (names.isNameWord(text) || names.called(text).length > 0) return token;
		const beside = lexicon.near.list(text).filter((word) => isBeside(tokens, at, word, lexicon));
		const [meant] = beside;
		if (meant !== undefined && beside.length === 1) return { ...token, text: meant };
		const found = lexicon.near.find(text);
		if (found === undefined || (text.length < SHORTEST_ALONE && !isSwapped(text, found))) return token;
		return { ...token, text: found };
	});
}

function isBeside(tokens: readonly Token[], at: number, word: string, { pairs }: Lexicon): boolean {
	const [before, after] = [tokens[at - 1], tokens[at + 1]];
	return (
		(before !== undefined && pairs.has(`${before.text} ${word}`)) ||
		(after !== undefined && pairs.has(`${word} ${after.text}`))
	);
}

const isSwapped = (a: string, b: string) => [...a].sort().join("") === [...b].sort().join("");
