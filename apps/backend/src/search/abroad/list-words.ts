import { foldForeignLetters, toWords } from "@uchit/contract/words.ts";
import { toInitials } from "#backend/search/text/acronyms.ts";
import { Speller, type Spelling } from "#backend/search/text/spelling.ts";
import { IN_NAME, IN_PLACE, type TextIndex, TextIndexBuilder } from "#backend/search/text/text-index.ts";
import { readTyped, type Typed, type TypedWord } from "#backend/search/text/typed.ts";
import { WordMatcher } from "#backend/search/text/word-match.ts";

export type Wording = { name: string; others: readonly string[] };

const ANY_FIELD = IN_NAME | IN_PLACE;

/** Finds rows of one list by words: every word must be there. Rows are numbers from 0, in the list's own order. */
export class ListWords {
	readonly #speller: Speller;
	readonly #matcher: WordMatcher;

	constructor(wordings: readonly Wording[]) {
		const index = buildIndex(wordings);
		this.#speller = new Speller(index);
		this.#matcher = new WordMatcher(index);
	}

	/**
	 * Rows with the typed words come first, then those with longer words; similar words count only if there are neither. Words that no
	 * name could contain find nothing.
	 */
	find(q: string): number[] {
		const typed = readTyped(foldForeignLetters(q));
		if (typed === undefined) return [];
		const same = this.#match(typed, ({ word }) => [this.#speller.exactly(word)]);
		const longer = this.#match(typed, ({ word }) => [this.#speller.beginningWith(word)]);
		const found = [...new Set([...same, ...longer])];
		if (found.length > 0) return found;
		return this.#match(typed, ({ word }) => [this.#speller.beginningWith(word), ...this.#speller.like(word)]);
	}

	#match({ words }: Typed, spell: (typed: TypedWord) => Spelling[]): number[] {
		const spellings = words.map((typed) =>
			typed.bySound ? this.#speller.soundingLike([typed.word, ...typed.others]) : spell(typed),
		);
		return this.#matcher.match(spellings, ANY_FIELD).sort((a, b) => a - b);
	}
}

function buildIndex(wordings: readonly Wording[]): TextIndex {
	const builder = new TextIndexBuilder(wordings.length);
	for (const [number, wording] of wordings.entries()) {
		const name = foldForeignLetters(wording.name);
		builder.addWords(number, [...toWords(name), ...toInitials(name)], IN_NAME);
		builder.addWords(
			number,
			wording.others.flatMap((other) => toWords(foldForeignLetters(other))),
			IN_PLACE,
		);
	}
	return builder.build();
}
