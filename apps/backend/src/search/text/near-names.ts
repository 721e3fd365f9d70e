import { errorsOfBeginning } from "./spelling.ts";
import type { KeyIndex } from "./text-index.ts";

/** A shorter name resembles too many others. */
const MIN_LENGTH = 12;
/** One typing error is allowed per this number of letters of a whole name. */
const LETTERS_OF_ERROR = 8;
const MAX_ERRORS = 4;

const SPELLED_OUT: readonly (readonly [RegExp, string])[] = [
	[/govt(?!t)/g, "government"],
	[/engg/g, "engineering"],
	[/shri|shree|sree/g, "sri"],
	[/clg|collage|colleges/g, "college"],
];

function spellOut(key: string): string {
	return SPELLED_OUT.reduce((text, [short, long]) => text.replace(short, long), key);
}

export class NearNames {
	readonly #keys: KeyIndex;
	readonly #starts: Uint32Array;
	/** Indexes into the list of keys, those of one institution together. */
	readonly #places: Uint32Array;

	constructor(keys: KeyIndex, institutions: number) {
		this.#keys = keys;
		this.#starts = new Uint32Array(institutions + 1);
		for (const institution of keys.institutions)
			this.#starts[institution + 1] = (this.#starts[institution + 1] ?? 0) + 1;
		for (let at = 0; at < institutions; at++)
			this.#starts[at + 1] = (this.#starts[at + 1] ?? 0) + (this.#starts[at] ?? 0);
		this.#places = new Uint32Array(keys.institutions.length);
		const next = this.#starts.slice();
		for (const [place, institution] of keys.institutions.entries()) {
			const at = next[institution] ?? 0;
			this.#places[at] = place;
			next[institution] = at + 1;
		}
	}

	/**
	 * Returns the fewest typing errors between one of these and a name of the institution or its beginning; undefined if
	 * they exceed the limit for that length, or `most`. `typed` are the spellings of one search, with and without a place
	 * at the end.
	 */
	errorsOf(institution: number, typed: readonly string[], most = MAX_ERRORS): number | undefined {
		let fewest: number | undefined;
		for (let at = this.#starts[institution] ?? 0; at < (this.#starts[institution + 1] ?? 0); at++) {
			const key = spellOut(this.#keys.keys[this.#places[at] ?? 0] ?? "");
			for (const each of typed) {
				const least = Math.min(most, MAX_ERRORS, Math.floor(each.length / LETTERS_OF_ERROR));
				const errors = errorsOfBeginning(each, key, Math.min(least, (fewest ?? least + 1) - 1));
				if (errors !== undefined) fewest = errors;
			}
		}
		return fewest;
	}
}

export function toNearKeys(words: readonly string[], isPlace: (word: string) => boolean): string[] {
	const keys: string[] = [];
	for (let end = words.length; end > 0; end--) {
		const key = spellOut(words.slice(0, end).join(""));
		if (key.length >= MIN_LENGTH) keys.push(key);
		if (!isPlace(words[end - 1] ?? "")) break;
	}
	return keys;
}
