import type { RankingList } from "@uchit/contract/ranking.ts";
import { smallest } from "#backend/search/smallest.ts";
import { NearNames, toNearKeys } from "./near-names.ts";
import { toSound } from "./sound.ts";
import type { Speller, Spelling } from "./spelling.ts";
import { IN_PLACE, type KeyIndex, lowerBound, prefixRange, type TextIndex } from "./text-index.ts";
import {
	EXACT_MATCH,
	INSTITUTION_BITS,
	MATCH_KIND_UNIT,
	MAX_ERRORS,
	MAX_LENGTH,
	MatchCollector,
	matchKindOf,
	NEAR_MATCH,
	NO_FLAWS,
	PREFIX_MATCH,
	type RankPositions,
	SIMILAR,
	type TextMatches,
	UNRANKED,
	WORDS_MATCH,
} from "./text-matches.ts";
import { isGeneric, type Typed, type TypedWord } from "./typed.ts";
import { toVariants } from "./variants.ts";
import { WordMatcher } from "./word-match.ts";

type Best = {
	institution: number;
	isExact: boolean;
	errors: number;
	isOnly: boolean;
	isElsewhere: boolean;
	/** Its name begins with the typed text; `isAlone`: no other name does. */
	isBeginning: boolean;
	isAlone: boolean;
	isNear: boolean;
	isClear: boolean;
};

/** Equivalent in typing errors. */
const COST_OF_GENERIC = 1;
const COST_OF_WORD = 2;

const ANY_FIELD = 0xff;
/** The most words that are considered for a beginning of a letter or two. */
const MAX_BEGUN = 1_000;
const MAX_DOUBTED = 20;
const MAX_RAISED = 40;
const MAX_WITHOUT_WORD = 1;
/** A whole name of fewer consonants sounds like too many others: "गांधी" like GNDU. */
const MIN_SOUNDS = 4;
/** With more errors than this, an unknown word may be left out instead. */
const ENOUGH_LIKE = (SIMILAR * (MAX_ERRORS + 1) + COST_OF_WORD + 2) * MATCH_KIND_UNIT;

/**
 * Finds institutions by words. The order: a name or short form equal to the text, names that begin with it, both with typing errors, all
 * words in names, place or subject, then similar ones. Ties: ranked first by newest rank (for a subject with a place, "law pune", by that
 * subject's list), then names with fewest other words.
 */
export class TextSearch {
	readonly #index: TextIndex;
	readonly #speller: Speller;
	readonly #matcher: WordMatcher;
	readonly #nearNames: NearNames;
	readonly #standing: RankPositions;
	readonly #standingIn: (list: RankingList) => RankPositions;

	constructor(
		index: TextIndex,
		speller: Speller,
		standing: RankPositions,
		standingIn: (list: RankingList) => RankPositions,
	) {
		this.#index = index;
		this.#speller = speller;
		this.#matcher = new WordMatcher(index);
		this.#nearNames = new NearNames(index.keys, index.nameLengths.length);
		this.#standing = standing;
		this.#standingIn = standingIn;
	}

	find(typed: Typed): TextMatches {
		const found = new MatchCollector(this.#index);
		const isDescription = typed.subject !== undefined && this.#isDescription(typed);
		this.#addNames(typed, isDescription, found);
		if (isDescription && typed.subject !== undefined) {
			this.#addDescribed(typed, this.#standingIn(typed.subject.list), found);
		}
		this.#addMatches(this.#spell(typed.words), WORDS_MATCH, 0, found);
		if (found.institutions.length === 0) this.#addSimilar(typed, found);
		else if (!isDescription && found.institutions.length <= MAX_DOUBTED && !found.hasName) this.#addNear(typed, found);
		return found;
	}

	/** If few match all words and none by name, a word may be a misspelling that matches others: "Banglore", "Kolkatta". */
	#addNear(typed: Typed, found: MatchCollector): void {
		const similar = new MatchCollector(this.#index);
		this.#addSimilar(typed, similar);
		for (const [place, institution] of similar.institutions.entries()) {
			const relevance = similar.relevance[place] ?? 0;
			if (matchKindOf(relevance) === NEAR_MATCH) found.put(institution, relevance);
		}
		this.#raiseNear(typed, found, undefined);
	}

	hasWord(word: string): boolean {
		return this.#index.words[lowerBound(this.#index.words, word)] === word;
	}

	/** Whether each distinctive word is in one of these fields of an institution; a heard one sounds like it. */
	hasWords(institution: number, { words }: Typed, fields = ANY_FIELD): boolean {
		const telling = words.filter(({ word }) => !isGeneric(word));
		return this.#matcher.match(this.#spell(telling), fields).includes(institution);
	}

	having(typed: Typed, most: number): number[] {
		const words = typed.words.filter(({ word }) => !isGeneric(word));
		const found = new MatchCollector(this.#index);
		if (words.length > 0)
			this.#addMatches(
				words.map(({ word }) => [this.#speller.exactly(word)]),
				WORDS_MATCH,
				0,
				found,
			);
		return Array.from(smallest(found.relevance, most), (packed) => packed % INSTITUTION_BITS);
	}

	called(typed: Typed): number[] {
		if (typed.hasLetters && typed.isBySound) return [];
		return [...new Set(this.#listCalled(typed))].sort(
			(a, b) => (this.#standing[a] ?? UNRANKED) - (this.#standing[b] ?? UNRANKED) || a - b,
		);
	}

	best(typed: Typed): Best | undefined {
		const { relevance } = this.find(typed);
		if (relevance.length === 0) return undefined;
		const best = relevance.reduce((least, each) => Math.min(least, each));
		const costOf = (each: number) => Math.floor(each / MATCH_KIND_UNIT);
		const kind = matchKindOf(best);
		return {
			institution: best % INSTITUTION_BITS,
			isExact: kind === EXACT_MATCH,
			errors: costOf(best) % (MAX_ERRORS + 1),
			isOnly: relevance.length === 1,
			isBeginning: kind === PREFIX_MATCH,
			isAlone: relevance.filter((each) => matchKindOf(each) <= PREFIX_MATCH).length === 1,
			isNear: kind === NEAR_MATCH,
			isClear: relevance.filter((each) => costOf(each) === costOf(best)).length === 1,
			isElsewhere: Math.floor(best / (INSTITUTION_BITS * (MAX_LENGTH + 1))) % 2 === 1,
		};
	}

	#addNames(typed: Typed, isDescription: boolean, found: MatchCollector): void {
		if (typed.hasLetters && typed.isBySound) return;
		for (const institution of this.#listCalled(typed)) found.add(institution, EXACT_MATCH, this.#standing, NO_FLAWS);
		if (isDescription) return;
		const index = typed.isBySound ? this.#index.soundKeys : this.#index.keys;
		const key = typed.isBySound ? toSound(typed.key) : typed.key;
		const { from, to } = prefixRange(index.keys, key);
		for (let place = from; place < to; place++) {
			found.add(index.institutions[place] ?? 0, PREFIX_MATCH, this.#standing, NO_FLAWS);
		}
	}

	#listCalled({ isBySound, key, otherKeys }: Typed): number[] {
		if (!isBySound) return listExact(this.#index.keys, key);
		const sounds = [key, ...otherKeys].map(toSound);
		const called = sounds.map((sound) => (sound.length < MIN_SOUNDS ? [] : listExact(this.#index.soundKeys, sound)));
		return called.find(({ length }) => length > 0) ?? [];
	}

	#addDescribed({ words, subject }: Typed, standing: RankPositions, found: MatchCollector): void {
		const isSubject = ({ word }: TypedWord) => subject?.words.includes(word) ?? false;
		const telling = words.filter(({ word }) => !isGeneric(word));
		const subjects = this.#matcher.match(
			telling.filter(isSubject).map(({ word }) => [this.#speller.exactly(word)]),
			ANY_FIELD,
		);
		const places = telling.filter((typed) => !isSubject(typed)).map(({ word }) => [this.#speller.exactly(word)]);
		if (places.length === 0) {
			for (const institution of subjects) found.add(institution, WORDS_MATCH, standing, NO_FLAWS);
			return;
		}
		const ofSubject = new Set(subjects);
		for (const institution of this.#matcher.match(places, IN_PLACE)) {
			if (ofSubject.has(institution)) found.add(institution, WORDS_MATCH, standing, NO_FLAWS);
		}
	}

	#isDescription({ words, subject }: Typed): boolean {
		return words.every(({ word }) => subject?.words.includes(word) || isGeneric(word) || this.#isPlace(word));
	}

	#isPlace(word: string): boolean {
		const id = lowerBound(this.#index.words, word);
		return this.#index.words[id] === word && ((this.#index.fieldsOfWord[id] ?? 0) & IN_PLACE) !== 0;
	}

	#spell(words: readonly TypedWord[]): Spelling[][] {
		return words.map(({ word, bySound, others }) =>
			bySound
				? this.#speller.soundingLike([word, ...others])
				: toVariants(word).map((each) => this.#speller.beginningWith(each)),
		);
	}

	/**
	 * Adds matches with typing errors, or without insignificant words, or without one other word, which costs as much as
	 * errors.
	 */
	#addSimilar(typed: Typed, found: MatchCollector): void {
		const { words } = typed;
		const spelled = this.#spell(words).map((spellings, index) => {
			const word = words[index];
			return word === undefined || word.bySound ? spellings : [...spellings, ...this.#speller.like(word.word)];
		});
		this.#addMatches(spelled, SIMILAR, 0, found);
		const telling = spelled.filter((_, index) => !isGeneric(words[index]?.word ?? ""));
		if (telling.length > 0 && telling.length < spelled.length) {
			this.#addMatches(telling, SIMILAR, COST_OF_GENERIC, found);
		}
		this.#raiseNear(typed, found, undefined);
		if (found.least < ENOUGH_LIKE || spelled.length < 2) return;
		for (const left of spelled.keys()) {
			const others = spelled.filter((_, index) => index !== left);
			this.#addMatches(others, SIMILAR, COST_OF_WORD, found);
		}
		this.#raiseNear(typed, found, MAX_WITHOUT_WORD);
	}

	#raiseNear({ spelt, isBySound }: Typed, found: MatchCollector, most: number | undefined): void {
		if (isBySound) return;
		const keys = toNearKeys(spelt, (word) => this.#isPlace(word));
		if (keys.length === 0) return;
		for (const packed of smallest(found.relevance, MAX_RAISED)) {
			const institution = packed % INSTITUTION_BITS;
			const errors = matchKindOf(packed) < NEAR_MATCH ? undefined : this.#nearNames.errorsOf(institution, keys, most);
			if (errors !== undefined) found.raise(institution, NEAR_MATCH, this.#standing, { ...NO_FLAWS, errors });
		}
	}

	#addMatches(words: readonly Spelling[][], how: number, cost: number, found: MatchCollector): void {
		const { errors, elsewhere, inName } = this.#matcher;
		// A single letter begins too many words to count as one.
		const isSpelt = words.every((spellings) => spellings.every(({ from, to }) => to - from < MAX_BEGUN));
		for (const institution of this.#matcher.match(words, ANY_FIELD)) {
			const named = inName[institution] ?? 0;
			const loss = Math.max(0, (this.#index.nameLengths[institution] ?? 0) - named);
			const isWholeName = how === WORDS_MATCH && isSpelt && loss === 0 && named >= words.length;
			found.add(institution, isWholeName ? EXACT_MATCH : how, this.#standing, {
				errors: cost + (errors[institution] ?? 0),
				elsewhere: elsewhere[institution] ?? 0,
				loss,
			});
		}
	}
}

function listExact({ keys, institutions }: KeyIndex, key: string): number[] {
	const found: number[] = [];
	for (let place = lowerBound(keys, key); keys[place] === key; place++) found.push(institutions[place] ?? 0);
	return found;
}
