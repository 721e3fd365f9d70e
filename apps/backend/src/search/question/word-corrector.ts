import { editDistance } from "#backend/search/text/spelling.ts";

/** Words of this length may have two typing errors; the intended word may be a letter shorter. */
const LONG = 8;
const FAR = 2;

export class WordCorrector {
	readonly #byRest = new Map<string, Set<string>>();
	readonly #byBeginning = new Map<string, string[]>();
	readonly #meaningOf: ReadonlyMap<string, string>;

	constructor(words: ReadonlyMap<string, string>) {
		this.#meaningOf = words;
		for (const word of words.keys()) {
			const [letter = ""] = word;
			this.#byBeginning.set(letter, [...(this.#byBeginning.get(letter) ?? []), word]);
			for (const rest of listRests(word)) {
				const known = this.#byRest.get(rest);
				if (known === undefined) this.#byRest.set(rest, new Set([word]));
				else known.add(word);
			}
		}
	}

	list(typed: string): string[] {
		const near = new Set<string>();
		for (const rest of listRests(typed)) {
			for (const word of this.#byRest.get(rest) ?? []) if (editDistance(typed, word, 1) <= 1) near.add(word);
		}
		return [...near];
	}

	/**
	 * The only word one error away, or for a long word two errors away with the same beginning; undefined if none, or several of different
	 * meanings.
	 */
	find(typed: string, mayBeFar = true): string | undefined {
		const near = this.list(typed);
		return mayBeFar && near.length === 0 && typed.length >= LONG ? this.#one(this.#listFar(typed)) : this.#one(near);
	}

	#one(near: readonly string[]): string | undefined {
		const meanings = new Set(near.map((word) => this.#meaningOf.get(word)));
		return meanings.size === 1 ? near[0] : undefined;
	}

	#listFar(typed: string): string[] {
		const alike = this.#byBeginning.get(typed[0] ?? "") ?? [];
		return alike.filter(
			(word) =>
				Math.abs(word.length - typed.length) <= FAR && word.length >= LONG - 1 && editDistance(typed, word, FAR) <= FAR,
		);
	}
}

function listRests(word: string): string[] {
	return [word, ...Array.from(word, (_, place) => word.slice(0, place) + word.slice(place + 1))];
}
