import { toWords } from "@uchit/contract/words.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { UNRANKED } from "#backend/search/text/relevance.ts";
import { readTyped } from "#backend/search/text/typed.ts";

/** Finds institutions that words of a question name. */
export type Names = {
	/** Those that are called exactly so, ranked ones first. */
	called: (words: string) => readonly number[];
	/** The one that words most likely name; undefined where that is doubtful. */
	like: (words: string) => number | undefined;
	isRanked: (institution: number) => boolean;
	/** Whether some ranked institution's name has this word. */
	isNameWord: (word: string) => boolean;
};

/** More typing errors than this, or another word left out, and somebody else may be meant. */
const MOST_ERRORS = 2;

export function buildNames(index: CollegeIndex): Names {
	const { text, orders, colleges } = index;
	const isRanked = (institution: number) => (orders.standing[institution] ?? UNRANKED) !== UNRANKED;
	const words = new Set(colleges.flatMap(({ name }, number) => (isRanked(number) ? toWords(name) : [])));
	return {
		called: (typed) => {
			const read = readTyped(typed);
			return read === undefined ? [] : text.called(read);
		},
		like: (typed) => {
			const read = readTyped(typed);
			const best = read && text.best(read);
			if (best === undefined) return undefined;
			const isSure =
				best.isExact ||
				(isRanked(best.institution) && best.errors <= MOST_ERRORS) ||
				(best.errors === 0 && best.isOnly);
			return isSure ? best.institution : undefined;
		},
		isRanked,
		isNameWord: (word) => words.has(word),
	};
}
