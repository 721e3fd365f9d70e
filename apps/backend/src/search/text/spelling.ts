import { foldSpelling } from "./devanagari.ts";
import { toSound } from "./sound.ts";
import {
	byCodeUnits,
	IN_NAME,
	IN_OTHER_NAME,
	IN_PLACE,
	lowerBound,
	prefixRange,
	type TextIndex,
} from "./text-index.ts";

export type Spelling = {
	from: number;
	to: number;
	errors: number;
};

/** Shorter words resemble too many to be corrected. */
const MIN_CORRECTED_LENGTH = 4;
const MAX_ERRORS = 2;
const MAX_CORRECTIONS = 12;

export type Likeness = {
	/**
	 * By length and each pair of neighbouring letters, with `^` and `$` as the ends: only words of about the same length
	 * are similar.
	 */
	byPair: WordLists;
	bySound: WordLists;
};

/** The words of key `k` are `ids[starts[k]] … ids[starts[k + 1] - 1]`; keys from A to Z. */
type WordLists = { keys: readonly string[]; starts: Uint32Array; ids: Uint32Array };

export function buildLikeness({ words, fieldsOfWord }: TextIndex): Likeness {
	const byPair = new Map<string, number[]>();
	const bySound = new Map<string, number[]>();
	words.forEach((word, id) => {
		if (((fieldsOfWord[id] ?? 0) & (IN_NAME | IN_OTHER_NAME | IN_PLACE)) === 0) return;
		for (const pair of toPairs(word)) append(byPair, `${word.length}${pair}`, id);
		append(bySound, toSound(word), id);
	});
	return { byPair: toWordLists(byPair), bySound: toWordLists(bySound) };
}

function toWordLists(lists: ReadonlyMap<string, readonly number[]>): WordLists {
	const keys = [...lists.keys()].sort(byCodeUnits);
	const starts = new Uint32Array(keys.length + 1);
	keys.forEach((key, place) => {
		starts[place + 1] = (starts[place] ?? 0) + (lists.get(key)?.length ?? 0);
	});
	return { keys, starts, ids: Uint32Array.from(keys.flatMap((key) => lists.get(key) ?? [])) };
}

function listWords({ keys, starts, ids }: WordLists, key: string): Uint32Array {
	const place = lowerBound(keys, key);
	return keys[place] === key ? ids.subarray(starts[place], starts[place + 1]) : NO_WORDS;
}

const NO_WORDS = new Uint32Array();

export class Speller {
	readonly #words: readonly string[];
	readonly #starts: Uint32Array;
	readonly #likeness: Likeness;
	readonly #shared: Uint8Array;

	constructor(index: TextIndex, likeness = buildLikeness(index)) {
		this.#words = index.words;
		this.#starts = index.starts;
		this.#likeness = likeness;
		this.#shared = new Uint8Array(index.words.length);
	}

	beginningWith(letters: string): Spelling {
		return { ...prefixRange(this.#words, letters), errors: 0 };
	}

	exactly(word: string): Spelling {
		const from = lowerBound(this.#words, word);
		return { from, to: this.#words[from] === word ? from + 1 : from, errors: 0 };
	}

	/**
	 * Returns the words with at most one typing error in three letters (and two in all), and those that sound the same:
	 * the fewest errors first, then the words of most institutions.
	 */
	like(typed: string): Spelling[] {
		if (typed.length < MIN_CORRECTED_LENGTH) return [];
		const most = Math.min(MAX_ERRORS, Math.floor(typed.length / 3));
		const errorsOf = new Map<number, number>();
		for (const id of this.#sharingPairs(typed, most)) {
			const word = this.#words[id] ?? "";
			const errors = editDistance(typed, word, most);
			// Two errors, one of them in the first letter, make another word: "qwerty" is not "twenty".
			if (errors > 0 && errors <= (word[0] === typed[0] ? most : 1)) errorsOf.set(id, errors);
		}
		for (const id of listWords(this.#likeness.bySound, toSound(typed))) {
			const word = this.#words[id] ?? "";
			const isAlike = word !== typed && editDistance(typed, word, typed.length / 2) <= typed.length / 2;
			if (isAlike && !errorsOf.has(id)) errorsOf.set(id, most);
		}
		return [...errorsOf]
			.sort(([a, few], [b, many]) => few - many || this.#countInstitutions(b) - this.#countInstitutions(a) || a - b)
			.slice(0, MAX_CORRECTIONS)
			.map(([id, errors]) => ({ from: id, to: id + 1, errors }));
	}

	#countInstitutions(word: number): number {
		return (this.#starts[word + 1] ?? 0) - (this.#starts[word] ?? 0);
	}

	/**
	 * Returns the words that sound the same, the most similar letters first; of several readings, those of the closest.
	 */
	soundingLike(readings: readonly string[]): Spelling[] {
		const ofReadings = readings.map((latin) => {
			const typed = foldSpelling(latin);
			const ids = listWords(this.#likeness.bySound, toSound(latin));
			const words = Array.from(ids, (id) => ({ id, word: foldSpelling(this.#words[id] ?? "") }));
			return words
				.map(({ id, word }) => ({ id, word, unlike: editDistance(typed, word) }))
				.filter(({ word, unlike }) => unlike <= mostUnlike(typed) && toSkeleton(word) === toSkeleton(typed));
		});
		const leastOf = (alike: readonly { unlike: number }[]) => Math.min(...alike.map(({ unlike }) => unlike));
		const least = Math.min(...ofReadings.map(leastOf));
		return (ofReadings.find((alike) => leastOf(alike) === least) ?? [])
			.sort((a, b) => a.unlike - b.unlike || a.id - b.id)
			.slice(0, MAX_CORRECTIONS)
			.map(({ id, unlike }) => ({ from: id, to: id + 1, errors: unlike - least }));
	}

	/** An error changes two pairs, a swap of neighbours three, so similar words share the others. */
	#sharingPairs(typed: string, errors: number): number[] {
		const pairs = toPairs(typed);
		const needed = Math.max(1, pairs.length - 2 * errors - 1);
		const touched: number[] = [];
		for (let length = typed.length - errors; length <= typed.length + errors; length++) {
			for (const pair of pairs) {
				for (const id of listWords(this.#likeness.byPair, `${length}${pair}`)) {
					const count = this.#shared[id] ?? 0;
					if (count === 0) touched.push(id);
					this.#shared[id] = count + 1;
				}
			}
		}
		const enough = touched.filter((id) => (this.#shared[id] ?? 0) >= needed);
		for (const id of touched) this.#shared[id] = 0;
		return enough;
	}
}

/** "बिरसा" is not VRCE, "कुकिंग" is not King: only vowels may differ, in fewer than half of the letters. */
const mostUnlike = ({ length }: string) => Math.max(1, length / 2 - 1);
const toSkeleton = (word: string) =>
	word
		.replaceAll(/(.)\1/g, "$1")
		.replaceAll(/[aeiouh]/g, "")
		.replaceAll(/m(?=[bp])/g, "n")
		.replaceAll("v", "b");

function toPairs(word: string): string[] {
	const ended = `^${word}$`;
	return [...new Set(Array.from({ length: ended.length - 1 }, (_, index) => ended.slice(index, index + 2)))];
}

function append(lists: Map<string, number[]>, key: string, value: number): void {
	const list = lists.get(key);
	if (list === undefined) lists.set(key, [value]);
	else list.push(value);
}

type Rows = [Uint16Array, Uint16Array, Uint16Array];
const makeRows = (room: number): Rows => [new Uint16Array(room), new Uint16Array(room), new Uint16Array(room)];
/** Allocates rows of the usual length once, because thousands of words are compared with each typed one. */
const ROOM = 256;
const SCRATCH = makeRows(ROOM);
const FAR = 60_000;

/**
 * Returns the number of typing errors between two words: a letter missing, added or wrong, or two neighbours swapped
 * (optimal string alignment). Above `most` it returns any larger number.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
	const isFar = Math.abs(a.length - b.length) > most;
	return (isFar ? undefined : measureBeginnings(a, b, Math.floor(most))?.[b.length]) ?? FAR;
}

/** The fewest typing errors between a text and a beginning of another; undefined above `most`. */
export function errorsOfBeginning(typed: string, whole: string, most: number): number | undefined {
	if (most < 0 || whole.length < typed.length - most) return undefined;
	const from = Math.max(0, typed.length - most);
	const errors = measureBeginnings(typed, whole, most)?.subarray(from, Math.min(whole.length, typed.length + most) + 1);
	const fewest = errors?.reduce((least, each) => Math.min(least, each), FAR) ?? FAR;
	return fewest <= most ? fewest : undefined;
}

/** The errors between a text and the beginnings of another of about its length; undefined if all are above `most`. */
function measureBeginnings(a: string, b: string, most: number): Uint16Array | undefined {
	const columns = Math.min(b.length, a.length + most);
	let [beforeLast, last, current] = columns + 1 < ROOM ? SCRATCH : makeRows(columns + 2);
	for (let column = 0; column <= columns; column++) last[column] = column;
	let fewestBefore = 0;
	for (let row = 1; row <= a.length; row++) {
		const [from, to] = [Math.max(1, row - most), Math.min(columns, row + most)];
		current[from - 1] = from === 1 ? row : FAR;
		let fewest = at(current, from - 1);
		for (let column = from; column <= to; column++) {
			const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
			let errors = at(last, column - 1) + (isSame ? 0 : 1);
			errors = Math.min(errors, at(last, column) + 1, at(current, column - 1) + 1);
			if (row > 1 && column > 1 && isSwapped(a, row, b, column))
				errors = Math.min(errors, at(beforeLast, column - 2) + 1);
			current[column] = errors;
			if (errors < fewest) fewest = errors;
		}
		current[to + 1] = FAR;
		// A swap reaches back two rows, so both must exceed the limit.
		if (fewest > most && fewestBefore > most) return undefined;
		fewestBefore = fewest;
		[beforeLast, last, current] = [last, current, beforeLast];
	}
	return last;
}

function isSwapped(a: string, row: number, b: string, column: number): boolean {
	return a.charCodeAt(row - 1) === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
}

function at(distances: Uint16Array, column: number): number {
	return distances[column] ?? FAR;
}
