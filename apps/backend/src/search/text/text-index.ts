export const IN_NAME = 1;
export const IN_OTHER_NAME = 2;
export const IN_PLACE = 4;
/** Not its own word, but one of a subject that it teaches or is ranked in. */
export const IN_SUBJECT = 8;

/**
 * The words of all institutions, with their occurrences. Institutions are numbers from 0; the postings of word `w` are
 * `institutions[starts[w]] … institutions[starts[w + 1] - 1]`, each with its fields.
 */
export type TextIndex = {
	words: readonly string[];
	starts: Uint32Array;
	institutions: Uint32Array;
	fields: Uint8Array;
	fieldsOfWord: Uint8Array;
	nameLengths: Uint8Array;
	keys: KeyIndex;
	soundKeys: KeyIndex;
};

/** Whole names without spaces, A to Z, each with its institution; several may share one. */
export type KeyIndex = { keys: readonly string[]; institutions: Uint32Array };

export class TextIndexBuilder {
	readonly #ids = new Map<string, number>();
	readonly #words = new GrowingNumbers();
	readonly #institutions = new GrowingNumbers();
	readonly #fields = new GrowingNumbers();
	readonly #nameLengths: Uint8Array;
	readonly #keys: [key: string, institution: number][] = [];
	readonly #soundKeys: [key: string, institution: number][] = [];

	constructor(institutions: number) {
		this.#nameLengths = new Uint8Array(institutions);
	}

	addWords(institution: number, words: Iterable<string>, field: number): void {
		for (const word of words) {
			let id = this.#ids.get(word);
			if (id === undefined) {
				id = this.#ids.size;
				this.#ids.set(word, id);
			}
			this.#words.push(id);
			this.#institutions.push(institution);
			this.#fields.push(field);
		}
	}

	setNameLength(institution: number, words: number): void {
		this.#nameLengths[institution] = Math.min(words, 255);
	}

	addKey(institution: number, key: string, soundKey: string): void {
		if (key !== "") this.#keys.push([key, institution]);
		if (soundKey !== "") this.#soundKeys.push([soundKey, institution]);
	}

	build(): TextIndex {
		const words = [...this.#ids.keys()].sort(byCodeUnits);
		const rankOf = new Uint32Array(words.length);
		words.forEach((word, rank) => {
			rankOf[this.#ids.get(word) ?? 0] = rank;
		});
		return {
			words,
			...this.#buildPostings(words.length, rankOf),
			nameLengths: this.#nameLengths,
			keys: toKeyIndex(this.#keys),
			soundKeys: toKeyIndex(this.#soundKeys),
		};
	}

	/** A counting sort by word; institutions came in order, so a word's postings stay in order, with repeats together. */
	#buildPostings(size: number, rankOf: Uint32Array) {
		const words = this.#words.view();
		const from = this.#institutions.view();
		const fieldsFrom = this.#fields.view();
		const counts = new Uint32Array(size + 1);
		for (const word of words) counts[(rankOf[word] ?? 0) + 1] = (counts[(rankOf[word] ?? 0) + 1] ?? 0) + 1;
		for (let word = 0; word < size; word++) counts[word + 1] = (counts[word + 1] ?? 0) + (counts[word] ?? 0);
		const next = counts.slice();
		const institutions = new Uint32Array(words.length);
		const fields = new Uint8Array(words.length);
		const fieldsOfWord = new Uint8Array(size);
		for (let index = 0; index < words.length; index++) {
			const word = rankOf[words[index] ?? 0] ?? 0;
			const institution = from[index] ?? 0;
			const field = fieldsFrom[index] ?? 0;
			fieldsOfWord[word] = (fieldsOfWord[word] ?? 0) | field;
			const place = next[word] ?? 0;
			const isRepeat = place > (counts[word] ?? 0) && institutions[place - 1] === institution;
			if (isRepeat) {
				fields[place - 1] = (fields[place - 1] ?? 0) | field;
				continue;
			}
			institutions[place] = institution;
			fields[place] = field;
			next[word] = place + 1;
		}
		return closeGaps(size, counts, next, institutions, fields, fieldsOfWord);
	}
}

/** Repeats left gaps at the end of each word's postings. */
function closeGaps(
	size: number,
	starts: Uint32Array,
	ends: Uint32Array,
	institutions: Uint32Array,
	fields: Uint8Array,
	fieldsOfWord: Uint8Array,
) {
	const closed = new Uint32Array(size + 1);
	let length = 0;
	for (let word = 0; word < size; word++) {
		closed[word] = length;
		const start = starts[word] ?? 0;
		const end = ends[word] ?? 0;
		institutions.copyWithin(length, start, end);
		fields.copyWithin(length, start, end);
		length += end - start;
	}
	closed[size] = length;
	return {
		starts: closed,
		institutions: institutions.slice(0, length),
		fields: fields.slice(0, length),
		fieldsOfWord,
	};
}

function toKeyIndex(pairs: [key: string, institution: number][]): KeyIndex {
	pairs.sort(([a, one], [b, other]) => byCodeUnits(a, b) || one - other);
	return { keys: pairs.map(([key]) => key), institutions: Uint32Array.from(pairs, ([, institution]) => institution) };
}

export function byCodeUnits(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

export function lowerBound(sorted: readonly string[], text: string): number {
	let low = 0;
	let high = sorted.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((sorted[middle] ?? "") < text) low = middle + 1;
		else high = middle;
	}
	return low;
}

export function prefixRange(sorted: readonly string[], prefix: string): { from: number; to: number } {
	return { from: lowerBound(sorted, prefix), to: lowerBound(sorted, `${prefix}\uffff`) };
}

class GrowingNumbers {
	#numbers = new Uint32Array(1 << 16);
	length = 0;

	push(value: number): void {
		if (this.length === this.#numbers.length) {
			const larger = new Uint32Array(this.#numbers.length * 2);
			larger.set(this.#numbers);
			this.#numbers = larger;
		}
		this.#numbers[this.length++] = value;
	}

	view(): Uint32Array {
		return this.#numbers.subarray(0, this.length);
	}
}
