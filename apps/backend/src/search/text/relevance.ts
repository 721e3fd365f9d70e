import type { RankingList } from "@uchit/contract/ranking.schema.ts";
import { toSound } from "./sound.ts";
import type { Speller, Spelling } from "./spelling.ts";
import { IN_PLACE, type KeyIndex, lowerBound, prefixRange, type TextIndex } from "./text-index.ts";
import { isGeneric, type Typed, type TypedWord } from "./typed.ts";
import { WordMatcher } from "./word-match.ts";

type Best = {
	institution: number;
	isExact: boolean;
	errors: number;
	isOnly: boolean;
	isElsewhere: boolean;
	/** Its name begins with what was typed; `isAlone`: and nobody else's does. */
	isBeginning: boolean;
	isAlone: boolean;
};

/** Institutions that match words, each once, and the relevance of each: the lower the better, and no two alike. */
export type TextMatches = { institutions: readonly number[]; relevance: readonly number[] };

/** Position in the order of some ranking, best first; `UNRANKED` for all that it does not list. */
export type Standing = Uint16Array;
export const UNRANKED = 4095;

/** How well words match, best first. */
const EXACT = 0;
const BEGINS = 1;
const WORDS = 2;
const SIMILAR = 3;

/** In typing errors. */
const COST_OF_GENERIC = 1;
const COST_OF_WORD = 2;

const ANY_FIELD = 0xff;
const MOST_ERRORS = 7;
const MOST_LOSS = 31;
const MOST_LENGTH = 63;
/** More institutions than there are; what is below it in a relevance is the institution itself. */
export const INSTITUTION_BITS = 2 ** 20;
/** What stands above it in a relevance is how, and with how many errors, the words match. */
const HOW_UNIT = (UNRANKED + 1) * (MOST_LOSS + 1) * 2 * (MOST_LENGTH + 1) * INSTITUTION_BITS;

/**
 * Finds institutions by words. The rule, which the site shows too (`list.orderExplained`): an institution one of whose names or short
 * forms is exactly what was typed comes first, then those with a name that begins with it, then those that have all its words in
 * names, place or subject, then what is similar. Among equals, ranked institutions come first, by their newest places; a subject
 * with a place ("law pune") is ordered by that subject's own list. Then the names with the fewest other words.
 */
export class TextSearch {
	readonly #index: TextIndex;
	readonly #speller: Speller;
	readonly #matcher: WordMatcher;
	readonly #standing: Standing;
	readonly #standingIn: (list: RankingList) => Standing;

	constructor(index: TextIndex, speller: Speller, standing: Standing, standingIn: (list: RankingList) => Standing) {
		this.#index = index;
		this.#speller = speller;
		this.#matcher = new WordMatcher(index);
		this.#standing = standing;
		this.#standingIn = standingIn;
	}

	find(typed: Typed): TextMatches {
		const found = new Finding(this.#index);
		const isDescription = typed.subject !== undefined && this.#isDescription(typed);
		this.#addNames(typed, isDescription, found);
		if (isDescription && typed.subject !== undefined) {
			this.#addDescribed(typed, this.#standingIn(typed.subject.list), found);
		}
		this.#addMatches(this.#spell(typed.words), WORDS, 0, found);
		if (found.institutions.length === 0) this.#addSimilar(typed, found);
		return found;
	}

	/** The institutions that are called exactly what was typed, the best ranked first. */
	called(typed: Typed): number[] {
		if (typed.hasLetters && typed.isBySound) return [];
		const index = typed.isBySound ? this.#index.soundKeys : this.#index.keys;
		const found = new Set(listExact(index, typed.isBySound ? toSound(typed.key) : typed.key));
		return [...found].sort((a, b) => (this.#standing[a] ?? UNRANKED) - (this.#standing[b] ?? UNRANKED) || a - b);
	}

	/** The most relevant institution, how far its name is from what was typed, and whether some word is only its place or subject; undefined where nothing is like it. */
	best(typed: Typed): Best | undefined {
		const { relevance } = this.find(typed);
		let best = Number.POSITIVE_INFINITY;
		let beginning = 0;
		for (const each of relevance) {
			if (each < best) best = each;
			if (each < (BEGINS + 1) * (MOST_ERRORS + 1) * HOW_UNIT) beginning++;
		}
		if (best === Number.POSITIVE_INFINITY) return undefined;
		const how = Math.floor(best / HOW_UNIT);
		return {
			institution: best % INSTITUTION_BITS,
			isExact: how < MOST_ERRORS + 1,
			errors: how % (MOST_ERRORS + 1),
			isOnly: relevance.length === 1,
			isBeginning: how >= BEGINS * (MOST_ERRORS + 1) && how < (BEGINS + 1) * (MOST_ERRORS + 1),
			isAlone: beginning === 1,
			isElsewhere: Math.floor(best / (INSTITUTION_BITS * (MOST_LENGTH + 1))) % 2 === 1,
		};
	}

	/** Institutions with a whole name that is what was typed, or begins with it. */
	#addNames(typed: Typed, isDescription: boolean, found: Finding): void {
		if (typed.hasLetters && typed.isBySound) return;
		const index = typed.isBySound ? this.#index.soundKeys : this.#index.keys;
		const key = typed.isBySound ? toSound(typed.key) : typed.key;
		for (const institution of listExact(index, key)) found.add(institution, EXACT, this.#standing, PERFECT);
		if (isDescription) return;
		const { from, to } = prefixRange(index.keys, key);
		for (let place = from; place < to; place++) {
			found.add(index.institutions[place] ?? 0, BEGINS, this.#standing, PERFECT);
		}
	}

	/** What is of the subject, and where the places say. */
	#addDescribed({ words, subject }: Typed, standing: Standing, found: Finding): void {
		const isSubject = ({ word }: TypedWord) => subject?.words.includes(word) ?? false;
		const telling = words.filter(({ word }) => !isGeneric(word));
		const subjects = this.#matcher.match(
			telling.filter(isSubject).map(({ word }) => [this.#speller.exactly(word)]),
			ANY_FIELD,
		);
		const places = telling.filter((typed) => !isSubject(typed)).map(({ word }) => [this.#speller.exactly(word)]);
		if (places.length === 0) {
			for (const institution of subjects) found.add(institution, WORDS, standing, PERFECT);
			return;
		}
		const ofSubject = new Set(subjects);
		for (const institution of this.#matcher.match(places, IN_PLACE)) {
			if (ofSubject.has(institution)) found.add(institution, WORDS, standing, PERFECT);
		}
	}

	/** Are all words subjects, places, or in every name? Then a kind of institution is asked for and none by name. */
	#isDescription({ words, subject }: Typed): boolean {
		return words.every(({ word }) => subject?.words.includes(word) || isGeneric(word) || this.#isPlace(word));
	}

	#isPlace(word: string): boolean {
		const id = lowerBound(this.#index.words, word);
		return this.#index.words[id] === word && ((this.#index.fieldsOfWord[id] ?? 0) & IN_PLACE) !== 0;
	}

	#spell(words: readonly TypedWord[]): Spelling[][] {
		return words.map(({ word, bySound }) =>
			bySound ? this.#speller.soundingLike(word) : toVariants(word).map((each) => this.#speller.beginningWith(each)),
		);
	}

	/** With typing errors; also without the words that say little, or without one of the others, which costs as much as errors do. */
	#addSimilar({ words }: Typed, found: Finding): void {
		const spelled = this.#spell(words).map((spellings, index) => {
			const typed = words[index];
			return typed === undefined || typed.bySound ? spellings : [...spellings, ...this.#speller.like(typed.word)];
		});
		this.#addMatches(spelled, SIMILAR, 0, found);
		const telling = spelled.filter((_, index) => !isGeneric(words[index]?.word ?? ""));
		if (telling.length > 0 && telling.length < spelled.length) {
			this.#addMatches(telling, SIMILAR, COST_OF_GENERIC, found);
		}
		if (found.institutions.length > 0 || spelled.length < 2) return;
		for (const left of spelled.keys()) {
			const others = spelled.filter((_, index) => index !== left);
			this.#addMatches(others, SIMILAR, COST_OF_WORD, found);
		}
	}

	#addMatches(words: readonly Spelling[][], how: number, cost: number, found: Finding): void {
		const { errors, elsewhere, inName } = this.#matcher;
		for (const institution of this.#matcher.match(words, ANY_FIELD)) {
			const named = inName[institution] ?? 0;
			const loss = Math.max(0, (this.#index.nameLengths[institution] ?? 0) - named);
			const isWholeName = how === WORDS && loss === 0 && named >= words.length;
			found.add(institution, isWholeName ? EXACT : how, this.#standing, {
				errors: cost + (errors[institution] ?? 0),
				elsewhere: elsewhere[institution] ?? 0,
				loss,
			});
		}
	}
}

type Flaws = { errors: number; elsewhere: number; loss: number };
const PERFECT: Flaws = { errors: 0, elsewhere: 0, loss: 0 };

/** What one search has found so far; an institution that is found twice keeps its first, better, relevance. */
class Finding implements TextMatches {
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

	/** One number that orders as the rule says: what counts most is its highest part. */
	#measure(institution: number, how: number, standing: Standing, { errors, elsewhere, loss }: Flaws): number {
		const position = standing[institution] ?? UNRANKED;
		// Among 70,000 names many have the very error that was typed: the ranked one that is an error further away is meant as often.
		const isUnlikely = Number(position === UNRANKED) + elsewhere;
		const cost = errors + (how === SIMILAR ? isUnlikely : 0);
		let relevance = how * (MOST_ERRORS + 1) + Math.min(cost, MOST_ERRORS);
		relevance = relevance * (UNRANKED + 1) + position;
		relevance = relevance * (MOST_LOSS + 1) + Math.min(loss, MOST_LOSS);
		relevance = relevance * 2 + elsewhere;
		relevance = relevance * (MOST_LENGTH + 1) + Math.min(this.#index.nameLengths[institution] ?? 0, MOST_LENGTH);
		return relevance * INSTITUTION_BITS + institution;
	}
}

function listExact({ keys, institutions }: KeyIndex, key: string): number[] {
	const found: number[] = [];
	for (let place = lowerBound(keys, key); keys[place] === key; place++) found.push(institutions[place] ?? 0);
	return found;
}

/** Short and other spellings of words in names that are neither typing errors nor beginnings. */
const SAME: readonly (readonly string[])[] = [
	["shri", "sri", "shree", "sree"],
	["st", "saint"],
	["govt", "government"],
	["engg", "engineering"],
	["mgmt", "management"],
	["dr", "doctor"],
];

const BY_WORD = new Map(SAME.flatMap((words) => words.map((word) => [word, words] as const)));

/** The word as typed, then the spellings that mean the same. */
function toVariants(word: string): string[] {
	const same = BY_WORD.get(word) ?? [];
	return [word, ...same.filter((other) => other !== word)];
}
