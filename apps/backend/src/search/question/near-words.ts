/** Words by what is left of them when one letter is lost: two words that share such a rest are one typing error apart. */
export class NearWords {
	readonly #byRest = new Map<string, Set<string>>();
	readonly #meaningOf: ReadonlyMap<string, string>;

	/** Words, each with what it means: spellings of one thing are one. */
	constructor(words: ReadonlyMap<string, string>) {
		this.#meaningOf = words;
		for (const word of words.keys()) {
			for (const rest of listRests(word)) {
				const known = this.#byRest.get(rest);
				if (known === undefined) this.#byRest.set(rest, new Set([word]));
				else known.add(word);
			}
		}
	}

	/** The one word that is a letter missing, too many, wrong or swapped away; undefined where there is none, or several of different meanings. */
	find(typed: string): string | undefined {
		const near = new Set<string>();
		for (const rest of listRests(typed)) {
			for (const word of this.#byRest.get(rest) ?? []) if (isNear(typed, word)) near.add(word);
		}
		const meanings = new Set([...near].map((word) => this.#meaningOf.get(word)));
		const [first] = near;
		return meanings.size === 1 ? first : undefined;
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
