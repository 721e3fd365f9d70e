import { toWords } from "@uchit/contract/words.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { UNRANKED } from "#backend/search/text/relevance.ts";
import { toSound } from "#backend/search/text/sound.ts";
import { readTyped } from "#backend/search/text/typed.ts";

/** Finds institutions that words of a question name. */
export type Names = {
	/** Those that are called exactly so, ranked ones first. */
	called: (words: string) => readonly number[];
	/** The one that words most likely name; undefined where that is doubtful. `isWhole`: nothing else is said beside them. */
	like: (words: string, isWhole: boolean) => number | undefined;
	/** The one that has all these words, in its names or its place, without an error. */
	having: (words: string) => number | undefined;
	isRanked: (institution: number) => boolean;
	/** Whether it lies in a state, a district (by slug or id) or a city (by its name). */
	isIn: (institution: number, place: { value: string; label: string }) => boolean;
	isUniversity: (institution: number) => boolean;
	/** Whether some ranked institution's name has this word. */
	isNameWord: (word: string) => boolean;
};

/** A sound of one or two consonants is that of anybody. */
const FEWEST_SOUNDS = 3;
const LONGEST_WORD = 25;
const FEWEST_LETTERS = 3;

/** "aaaaaa": one or two letters again and again. */
function isNoise(word: string): boolean {
	return word.length > FEWEST_LETTERS * 2 && new Set(word).size < FEWEST_LETTERS;
}

function readName(words: string) {
	if (words.split(" ").some((word) => word.length > LONGEST_WORD || isNoise(word))) return undefined;
	const typed = readTyped(words);
	return typed?.isBySound && toSound(typed.key).length < FEWEST_SOUNDS ? undefined : typed;
}

/** More typing errors than this, or another word left out, and somebody else may be meant. */
const MOST_ERRORS = 2;

/** Of two words none may be left out: the place alone names nobody. */
const MOST_ERRORS_OF_TWO = 1;
const SHORTEST_ALONE = 5;
const SHORTEST_AMONG_OTHERS = 6;

/** A short word with an error may be anybody's, and one among others be no name at all. */
function mostErrorsAlone({ length }: string, isWhole: boolean): number {
	if (length < (isWhole ? SHORTEST_ALONE : SHORTEST_AMONG_OTHERS)) return 0;
	return length < 9 ? 1 : MOST_ERRORS;
}

export function buildNames(index: CollegeIndex): Names {
	const { text, orders, colleges } = index;
	const isRanked = (institution: number) => (orders.standing[institution] ?? UNRANKED) !== UNRANKED;
	const words = new Set(colleges.flatMap(({ name }, number) => (isRanked(number) ? toWords(name) : [])));
	const isCommon = readCommonWords(colleges);
	return {
		called: (typed) => {
			const read = readName(typed);
			return read === undefined ? [] : text.called(read);
		},
		like: (typed, isWhole) => {
			const latin = toWords(typed);
			const read = latin.length > 0 && latin.every(isCommon) ? undefined : readName(typed);
			const best = read && text.best(read);
			if (read === undefined || best === undefined) return undefined;
			const [only, second] = read.words;
			const mostErrors =
				second === undefined
					? mostErrorsAlone(only?.word ?? "", isWhole)
					: read.words.length === 2 && !read.isBySound
						? MOST_ERRORS_OF_TWO
						: MOST_ERRORS;
			const isRankedName =
				isRanked(best.institution) && best.errors <= mostErrors && !(best.isElsewhere && second === undefined);
			const isHeard = read.isBySound && second === undefined && !isWhole;
			const isBegun = best.isBeginning && best.isAlone && !read.isBySound && read.words.length > 1;
			const isSure =
				best.isExact || (isRankedName && !isHeard) || (isWhole && best.errors === 0 && best.isOnly) || isBegun;
			return isSure ? best.institution : undefined;
		},
		having: (typed) => {
			const read = readName(typed);
			const best = read && text.best(read);
			return best?.errors === 0 ? best.institution : undefined;
		},
		isRanked,
		isIn: (institution, { value, label }) => {
			const { districtId, stateSlug, city } = colleges[institution] ?? {};
			return districtId === value || stateSlug === value || city?.toLowerCase() === label.toLowerCase();
		},
		isUniversity: (institution) => colleges[institution]?.id.startsWith(UNIVERSITY) ?? false,
		isNameWord: (word) => words.has(word),
	};
}

/** As the directory numbers universities. */
const UNIVERSITY = "U-";

/** Words of so many names ("institute of technology") name nobody by themselves. */
const COMMON_TO = 1_000;

function readCommonWords(colleges: CollegeIndex["colleges"]): (word: string) => boolean {
	const counts = new Map<string, number>();
	for (const { name } of colleges)
		for (const word of new Set(toWords(name))) counts.set(word, (counts.get(word) ?? 0) + 1);
	return (word) => (counts.get(word) ?? 0) >= COMMON_TO;
}
