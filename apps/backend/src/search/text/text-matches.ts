import type { TextIndex } from "./text-index.ts";

/** Matching institutions, each once; the lower the relevance the better, and all are different. */
export type TextMatches = { institutions: readonly number[]; relevance: readonly number[] };

/** Position in a ranking, 0 best; `UNRANKED` if unranked. */
export type RankPositions = Uint16Array;
export const UNRANKED = 4095;

export const EXACT_MATCH = 0;
export const PREFIX_MATCH = 1;
export const NEAR_MATCH = 2;
export const WORDS_MATCH = 3;
export const SIMILAR = 4;

export const MAX_ERRORS = 7;
const MAX_LOSS = 31;
export const MAX_LENGTH = 63;
/** Exceeds the number of institutions: the low bits of a relevance are the institution. */
export const INSTITUTION_BITS = 2 ** 20;
/** The part of a relevance above this is the kind of match and its errors. */
export const MATCH_KIND_UNIT = (UNRANKED + 1) * (MAX_LOSS + 1) * 2 * (MAX_LENGTH + 1) * INSTITUTION_BITS;

export const matchKindOf = (relevance: number) => Math.floor(relevance / MATCH_KIND_UNIT / (MAX_ERRORS + 1));

export type MatchFlaws = { errors: number; elsewhere: number; loss: number };
export const NO_FLAWS: MatchFlaws = { errors: 0, elsewhere: 0, loss: 0 };

export class MatchCollector implements TextMatches {
	readonly institutions: number[] = [];
	readonly relevance: number[] = [];
	readonly #index: TextIndex;
	readonly #isFound: Uint8Array;

	constructor(index: TextIndex) {
		this.#index = index;
		this.#isFound = new Uint8Array(index.nameLengths.length);
	}

	add(institution: number, how: number, standing: RankPositions, flaws: MatchFlaws): void {
		if (this.#isFound[institution] === 1) return;
		this.#isFound[institution] = 1;
		this.institutions.push(institution);
		this.relevance.push(this.#measure(institution, how, standing, flaws));
	}

	get least(): number {
		return this.relevance.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
	}

	get hasName(): boolean {
		return this.relevance.some((each) => matchKindOf(each) < NEAR_MATCH);
	}

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

	raise(institution: number, how: number, standing: RankPositions, flaws: MatchFlaws): void {
		this.put(institution, this.#measure(institution, how, standing, flaws));
	}

	/** Encodes the ordering rule in one number, the most important part highest. */
	#measure(institution: number, how: number, standing: RankPositions, { errors, elsewhere, loss }: MatchFlaws): number {
		const position = standing[institution] ?? UNRANKED;
		// Among 70,000 names many contain the typed error: a ranked one with one more error is meant as often.
		const isUnlikely = Number(position === UNRANKED) + elsewhere;
		const cost = errors + (how === SIMILAR || how === NEAR_MATCH ? isUnlikely : 0);
		let relevance = how * (MAX_ERRORS + 1) + Math.min(cost, MAX_ERRORS);
		relevance = relevance * (UNRANKED + 1) + position;
		relevance = relevance * (MAX_LOSS + 1) + Math.min(loss, MAX_LOSS);
		relevance = relevance * 2 + elsewhere;
		relevance = relevance * (MAX_LENGTH + 1) + Math.min(this.#index.nameLengths[institution] ?? 0, MAX_LENGTH);
		return relevance * INSTITUTION_BITS + institution;
	}
}
