import type { Spelling } from "./spelling.ts";
import { IN_NAME, IN_OTHER_NAME, IN_PLACE, IN_SUBJECT, type TextIndex } from "./text-index.ts";

const HIGHEST_STAMP = 0xf0000000;

/** Finds institutions that have every word. Its buffers serve one search at a time, so that none creates garbage. */
export class WordMatcher {
	readonly #index: TextIndex;
	readonly #passed: Uint32Array;
	#stamp = 0;
	readonly #fields: Uint8Array;
	/**
	 * For the last match: the number of words in the institution's name; the typing errors; whether a word is only its
	 * place or subject.
	 */
	readonly inName: Uint8Array;
	readonly errors: Uint8Array;
	readonly elsewhere: Uint8Array;

	constructor(index: TextIndex) {
		this.#index = index;
		const size = index.nameLengths.length;
		this.#passed = new Uint32Array(size);
		this.#fields = new Uint8Array(size);
		this.inName = new Uint8Array(size);
		this.errors = new Uint8Array(size);
		this.elsewhere = new Uint8Array(size);
	}

	/**
	 * Returns institutions that have a spelling of each word in one of these fields. Spellings are in order of their
	 * errors.
	 */
	match(words: readonly (readonly Spelling[])[], wanted: number): number[] {
		if (this.#stamp > HIGHEST_STAMP) this.#forget();
		const rarestFirst = words.toSorted((a, b) => this.#countPostings(a) - this.#countPostings(b));
		let survivors: number[] = [];
		for (const [step, spellings] of rarestFirst.entries()) {
			survivors = this.#pass(spellings, step === 0, wanted);
			if (survivors.length === 0) break;
		}
		this.#stamp++;
		return survivors;
	}

	#pass(spellings: readonly Spelling[], isFirst: boolean, wanted: number): number[] {
		const { starts, institutions, fields } = this.#index;
		const before = this.#stamp;
		const now = ++this.#stamp;
		const survivors: number[] = [];
		for (const { from, to, errors } of spellings) {
			const end = starts[to] ?? 0;
			for (let posting = starts[from] ?? 0; posting < end; posting++) {
				if (((fields[posting] ?? 0) & wanted) === 0) continue;
				const institution = institutions[posting] ?? 0;
				const passed = this.#passed[institution] ?? 0;
				if (passed === now) {
					this.#fields[institution] = (this.#fields[institution] ?? 0) | (fields[posting] ?? 0);
				} else if (isFirst || passed === before) {
					this.#passed[institution] = now;
					this.#fields[institution] = fields[posting] ?? 0;
					this.errors[institution] = (isFirst ? 0 : (this.errors[institution] ?? 0)) + errors;
					survivors.push(institution);
				}
			}
		}
		this.#addUp(survivors, isFirst);
		return survivors;
	}

	#addUp(survivors: readonly number[], isFirst: boolean): void {
		for (const institution of survivors) {
			const fields = this.#fields[institution] ?? 0;
			const inName = fields & IN_NAME ? 1 : 0;
			const elsewhere = fields & (IN_NAME | IN_OTHER_NAME) ? 0 : fields & (IN_PLACE | IN_SUBJECT) ? 1 : 0;
			this.inName[institution] = inName + (isFirst ? 0 : (this.inName[institution] ?? 0));
			this.elsewhere[institution] = elsewhere | (isFirst ? 0 : (this.elsewhere[institution] ?? 0));
		}
	}

	#countPostings(spellings: readonly Spelling[]): number {
		const { starts } = this.#index;
		return spellings.reduce((sum, { from, to }) => sum + (starts[to] ?? 0) - (starts[from] ?? 0), 0);
	}

	#forget(): void {
		this.#passed.fill(0);
		this.#stamp = 0;
	}
}
