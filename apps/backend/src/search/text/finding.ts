import type { TextIndex } from "./text-index.ts";

/** Institutions that match words, each once, and the relevance of each: the lower the better, and no two alike. */
export type TextMatches = { institutions: readonly number[]; relevance: readonly number[] };

/** Position in the order of some ranking, best first; `UNRANKED` for all that it does not list. */
export type Standing = Uint16Array;
export const UNRANKED = 4095;

/** How well words match, best first. */
export const EXACT = 0;
export const BEGINS = 1;
export const NEARLY = 2;
export const WORDS = 3;
export const SIMILAR = 4;

export const MOST_ERRORS = 7;
const MOST_LOSS = 31;
export const MOST_LENGTH = 63;
/** More institutions than there are; what is below it in a relevance is the institution itself. */
export const INSTITUTION_BITS = 2 ** 20;
/** What stands above it in a relevance is how, and with how many errors, the words match. */
export const HOW_UNIT = (UNRANKED + 1) * (MOST_LOSS + 1) * 2 * (MOST_LENGTH + 1) * INSTITUTION_BITS;

export const howOf = (relevance: number) => Math.floor(relevance / HOW_UNIT / (MOST_ERRORS + 1));

export type Flaws = { errors: number; elsewhere: number; loss: number };
export const PERFECT: Flaws = { errors: 0, elsewhere: 0, loss: 0 };

/** What one search has found so far; an institution that is found twice keeps its first, better, relevance. */
export class Finding implements TextMatches {
	readonly institutions: number[] = [];
	readonly relevance: number[] = [];
	readonly #index: TextIndex;
	readonly #isFound: Uint8Array;

	constructor(index: TextIndex) {
		this.#index = index;
		this.#isFound = new Uint8Array(index.nameLengths.length);
	}

	add(institution: number, how: number, standing: Standing, flaws: Flaws): void {
		if (this.#isFound[institution] === 1) return;
		this.#isFound[institution] = 1;
		this.institutions.push(institution);
		this.relevance.push(this.#measure(institution, how, standing, flaws));
	}

	/** The best relevance. */
	get least(): number {
		return this.relevance.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
	}

	/** Whether some name is what was typed, or begins so. */
	get hasName(): boolean {
		return this.relevance.some((each) => howOf(each) < NEARLY);
	}

	/** One that another search found, with its relevance there; the better of two is kept. */
	put(institution: number, relevance: number): void {
		const place = this.institutions.indexOf(institution);
		if (place !== -1) {
			this.relevance[place] = Math.min(relevance, this.relevance[place] ?? relevance);
			return;
		}
		this.#isFound[institution] = 1;
		this.institutions.push(institution);
		this.relevance.push(relevance);
	}

	/** One that was found, as better than it was. */
	raise(institution: number, how: number, standing: Standing, flaws: Flaws): void {
		this.put(institution, this.#measure(institution, how, standing, flaws));
	}

	/** One number that orders as the rule says: what counts most is its highest part. */
	#measure(institution: number, how: number, standing: Standing, { errors, elsewhere, loss }: Flaws): number {
		const position = standing[institution] ?? UNRANKED;
		// Among 70,000 names many have the very error that was typed: the ranked one that is an error further away is meant as often.
		const isUnlikely = Number(position === UNRANKED) + elsewhere;
		const cost = errors + (how === SIMILAR || how === NEARLY ? isUnlikely : 0);
		let relevance = how * (MOST_ERRORS + 1) + Math.min(cost, MOST_ERRORS);
		relevance = relevance * (UNRANKED + 1) + position;
		relevance = relevance * (MOST_LOSS + 1) + Math.min(loss, MOST_LOSS);
		relevance = relevance * 2 + elsewhere;
		relevance = relevance * (MOST_LENGTH + 1) + Math.min(this.#index.nameLengths[institution] ?? 0, MOST_LENGTH);
		return relevance * INSTITUTION_BITS + institution;
	}
}
