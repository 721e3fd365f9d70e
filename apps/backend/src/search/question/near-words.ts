import { editDistance } from "#backend/search/text/spelling.ts";

/** Letters of a word that may have two typing errors; what it stands for may be a letter shorter. */
const LONG = 8;
const FAR = 2;

/** Words by what is left of them when one letter is lost: two words that share such a rest are one typing error apart. */
export class NearWords {
	readonly #byRest = new Map<string, Set<string>>();
	readonly #byBeginning = new Map<string, string[]>();
	readonly #meaningOf: ReadonlyMap<string, string>;

	/** Words, each with what it means: spellings of one thing are one. */
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

	/** The words that are a letter missing, too many, wrong or swapped away. */
	list(typed: string): string[] {
		const near = new Set<string>();
		for (const rest of listRests(typed)) {
			for (const word of this.#byRest.get(rest) ?? []) if (isNear(typed, word)) near.add(word);
		}
		return [...near];
	}

	/** The one word among those so near, or of a long one that begins alike two errors away; undefined where there is none, or several of different meanings. */
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

/** Words that share a rest are up to two letters apart: here one letter, or two neighbours that changed places. */
function isNear(a: string, b: string): boolean {
	if (Math.abs(a.length - b.length) > 1) return false;
	let start = 0;
	while (start < a.length && a[start] === b[start]) start++;
	const tailA = a.slice(start);
	const tailB = b.slice(start);
	return (
		tailA.slice(1) === tailB ||
		tailA === tailB.slice(1) ||
		tailA.slice(1) === tailB.slice(1) ||
		(tailA[0] === tailB[1] && tailA[1] === tailB[0] && tailA.slice(2) === tailB.slice(2))
	);
}
