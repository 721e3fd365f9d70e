import { toWords } from "@uchit/contract/words.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import { toInitials } from "#backend/search/text/acronyms.ts";
import { foldSpelling } from "#backend/search/text/devanagari.ts";
import { matchWords } from "#backend/search/text/matched-words.ts";
import { toSound } from "#backend/search/text/sound.ts";
import { editDistance, errorsOfBeginning } from "#backend/search/text/spelling.ts";
import { IN_NAME, IN_OTHER_NAME } from "#backend/search/text/text-index.ts";
import { UNRANKED } from "#backend/search/text/text-matches.ts";
import { isGeneric, readTyped, type Typed } from "#backend/search/text/typed.ts";
import { withOtherNames } from "#backend/search/vocabulary/place-names.ts";
import type { Lexicon } from "./lexicon.ts";
import { hasKind, idOf, PLACE_KINDS } from "./meaning.ts";
import { COLLEGE_NOUN } from "./tokens.ts";
import { WordCorrector } from "./word-corrector.ts";

type NamedInstitution = { institution: number | "several"; isNear: boolean };

export type Names = {
	/** Exact, ranked ones first. */
	called: (words: string) => readonly number[];
	/** Exact matches of names without the place behind them: "Islampur College" for "Islampur College, Uttar Dinajpur". */
	listCalledWithoutPlace: (words: string) => readonly number[];
	like: (words: string, isWhole: boolean) => number | undefined;
	/**
	 * Match with typing errors: each word fits the name or place, and it includes a distinctive word, a ranked one's whole name, or a long
	 * name with its place. `named` has words that describe together.
	 */
	meant: (words: string, named: ReadonlySet<string>) => NamedInstitution | undefined;
	having: (words: string) => number | undefined;
	isRanked: (institution: number) => boolean;
	isIn: (institution: number, place: { value: string; label: string }) => boolean;
	isUniversity: (institution: number) => boolean;
	isInStateOf: (institution: number, other: number) => boolean;
	/** The universities of this name, without their towns, unless one of them is ranked. */
	listNamesakes: (words: string) => readonly number[];
	hasAll: (institution: number, words: string) => boolean;
	/** As `hasAll`, but with at most one wrong letter per word; initials count too. */
	hasAllSpelt: (institution: number, words: string) => boolean;
	/** Whether the words leave out none of the name's own: "Maharishi Mahesh Yogi" is not the Vedic university. */
	hasOwnWords: (institution: number, words: string) => boolean;
	listHaving: (words: string) => readonly number[];
	isKnownWord: (word: string) => boolean;
	isNameWord: (word: string) => boolean;
	isNearNameWord: (word: string) => boolean;
};

/** Sounds of fewer consonants match too many names. */
const MIN_SOUNDS = 3;
const MAX_WORD_LENGTH = 25;
const MIN_LETTERS = 3;

/** "aaaaaa": one or two letters again and again. */
function isNoise(word: string): boolean {
	return word.length > MIN_LETTERS * 2 && new Set(word).size < MIN_LETTERS;
}

function readName(words: string) {
	if (words.split(" ").some((word) => word.length > MAX_WORD_LENGTH || isNoise(word))) return undefined;
	const typed = readTyped(words);
	return typed?.isBySound && toSound(typed.key).length < MIN_SOUNDS ? undefined : typed;
}

/** With more typing errors or omitted words another institution may be meant. */
const MAX_ERRORS = 2;
const OF_NAME = IN_NAME | IN_OTHER_NAME;
const MAX_ERRORS_OF_TWO = 1;
/** Of a name that is heard: one wrong letter in so many; so many words that only one name has are sure. */
const MIN_LETTERS_OF_ERROR = 4;
const MIN_HEARD = 3;
const MIN_LENGTH_ALONE = 5;
const MIN_LENGTH_AMONG_OTHERS = 6;

/** A short misspelt word matches too many names, and among other words may not be a name. */
function mostErrorsAlone({ length }: string, isWhole: boolean): number {
	if (length < (isWhole ? MIN_LENGTH_ALONE : MIN_LENGTH_AMONG_OTHERS)) return 0;
	return length < 9 ? 1 : MAX_ERRORS;
}

export function buildNames(index: CollegeIndex, { phrases }: Pick<Lexicon, "phrases">): Names {
	const { text, orders, colleges } = index;
	const isRanked = (institution: number) => (orders.standing[institution] ?? UNRANKED) !== UNRANKED;
	const words = new Set(colleges.flatMap(({ name }, number) => (isRanked(number) ? toWords(name) : [])));
	const isCommon = readCommonWords(colleges);
	const isDescribing = (word: string) => phrases.has(word) || isCommon(word) || isGeneric(word);
	const isOfPlace = (word: string) => phrases.get(word)?.every((meaning) => hasKind(meaning, ...PLACE_KINDS)) ?? false;
	const telling = [...words].filter((word) => word.length >= MIN_LENGTH_ALONE && !isDescribing(word));
	const near = new WordCorrector(new Map(telling.map((word) => [word, word])));
	const withoutTown = listWithoutTown(colleges);
	const withoutPlace = groupWithoutPlace(colleges);
	const universities = [...colleges.keys()].filter((number) => colleges[number]?.id.startsWith(UNIVERSITY_ID_PREFIX));
	const namesakes = Map.groupBy(universities, (number) => ownNameOf(colleges[number]));
	const isCalledSo = (institution: number, typed: Typed | undefined) =>
		typed !== undefined && text.called(typed).includes(institution);
	const coverTelling = (institution: number, typed: string) => {
		const { name, place } = wordsOf(index, institution);
		const read = readName(typed);
		const words = read?.words.map(({ word }) => word).filter((word) => !isGeneric(word)) ?? [];
		const isHeard = read?.isBySound === true && text.hasWords(institution, read);
		return { isHeard, covered: matchWords(words, name, place) };
	};
	const placesOf = (word = "") => (isOfPlace(word) ? (phrases.get(word)?.map(idOf) ?? []) : []);
	/** "Jaipur IIM" is not the one of Raipur: a place whose one letter makes it another has no typing error. */
	const isOfOtherPlace = (institution: number, { words }: Typed) => {
		const { name, place } = wordsOf(index, institution);
		return words.some(({ word }) => {
			const found = matchWords([word], name, place)?.find((each) => !each.isSame && each.word.length === word.length);
			const [typed, meant] = [placesOf(word), placesOf(found?.word)];
			return typed.length > 0 && meant.length > 0 && !meant.some((each) => typed.includes(each));
		});
	};
	/** "सिलाई कॉलेज" sounds like Sohela College; "किरोड़ीमल" is two words in the name. */
	const isHeardRight = (institution: number, read: Typed, fields?: number) => {
		if (!read.isBySound || read.hasLetters || text.hasWords(institution, read, fields)) return true;
		const known = read.words.flatMap(({ word, bySound }) => (bySound ? [] : word));
		const heard = foldSpelling(read.words.flatMap(({ word, bySound }) => (bySound ? word : [])).join(""));
		const others = wordsOf(index, institution).name.filter((word) => !known.some((each) => word.startsWith(each)));
		const most = Math.floor(heard.length / MIN_LETTERS_OF_ERROR);
		return errorsOfBeginning(heard, foldSpelling(others.join("")), most) !== undefined;
	};
	return {
		called: (typed) => {
			const read = readName(typed);
			const found =
				read === undefined ? [] : text.called(read).filter((institution) => isHeardRight(institution, read, OF_NAME));
			return found.length > 0 ? found : (withoutTown.get(toWords(typed).join(" ")) ?? []);
		},
		listCalledWithoutPlace: (typed) => withoutPlace.get(toWords(typed).join(" ")) ?? [],
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
						? MAX_ERRORS_OF_TWO
						: MAX_ERRORS;
			const isRankedName =
				isRanked(best.institution) && best.errors <= mostErrors && !(best.isElsewhere && second === undefined);
			const isHeard = read.isBySound && second === undefined && !isWhole;
			// "मैकेनिक कॉलेज पटना": without its first word it is like any college of Patna.
			if (!isHeardRight(best.institution, read)) return undefined;
			if (isOfOtherPlace(best.institution, read)) return undefined;
			const isBegun = best.isBeginning && best.isAlone && !read.isBySound && read.words.length > 1;
			const isHeardWhole =
				read.isBySound && read.words.length >= MIN_HEARD && (best.isOnly || (best.isBeginning && best.isAlone));
			const isSure =
				best.isExact ||
				isHeardWhole ||
				(isRankedName && !isHeard) ||
				(isWhole && best.errors === 0 && best.isOnly) ||
				isBegun;
			return isSure ? best.institution : undefined;
		},
		meant: (typed, words) => {
			const read = readName(typed);
			const best = read && !read.isBySound ? text.best(read) : undefined;
			if (read === undefined || best === undefined || read.words.length < 2) return undefined;
			const { name, place } = wordsOf(index, best.institution);
			const typedWords = read.words.filter(({ word }) => !isGeneric(word)).map(({ word }) => word);
			const covered = matchWords(typedWords, name, place);
			if (covered === undefined || isOfOtherPlace(best.institution, read)) return undefined;
			const isPlaced = covered.some(({ isName, word }) => !isName || place.includes(word));
			const isOfElsewhere = (word: string) => isPlaced && isOfPlace(word) && !place.includes(word);
			const isStated = covered.some(
				({ typed: each, word, isName, isSame }) =>
					isName &&
					(isSame || each.length >= MIN_STATED) &&
					!words.has(each) &&
					((!isDescribing(each) && !isDescribing(word)) || isOfElsewhere(word)),
			);
			const { isNear } = best;
			const isDecided = best.isClear || isRanked(best.institution);
			if (isStated) return { institution: isDecided ? best.institution : "several", isNear };
			const isLong = isPlaced && read.words.length >= LONG_NAME && best.isClear;
			return isNear && (isRanked(best.institution) || isLong) ? { institution: best.institution, isNear } : undefined;
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

		isUniversity: (institution) => colleges[institution]?.id.startsWith(UNIVERSITY_ID_PREFIX) ?? false,
		isInStateOf: (institution, other) => colleges[institution]?.stateSlug === colleges[other]?.stateSlug,
		listNamesakes: (typed) => {
			const found = namesakes.get(toWords(typed).join(" ")) ?? [];
			return found.some(isRanked) ? [] : found;
		},
		hasAll: (institution, typed) => {
			const { isHeard, covered } = coverTelling(institution, typed);
			return isHeard || isCalledSo(institution, readName(typed)) || covered !== undefined;
		},
		hasAllSpelt: (institution, typed) => {
			const { isHeard, covered } = coverTelling(institution, typed);
			// "IIPM" is not IILM: a short word has no wrong letter.
			const mostIn = ({ length }: string) => (length > MIN_LENGTH_ALONE ? 1 : 0);
			const isSpelt = covered?.every(({ typed: each, word }) => editDistance(each, word, 1) <= mostIn(each)) ?? false;
			return (
				isHeard ||
				isSpelt ||
				isInitials(
					colleges[institution]?.name,
					readName(typed)?.words.map(({ word }) => word),
				)
			);
		},
		hasOwnWords: (institution, typed) => {
			const toOwn = (words: readonly string[]) =>
				foldSpelling(words.filter((word) => !isCommon(word) && !COLLEGE_NOUN.test(word)).join(""));
			const own = toOwn(ownNameOf(colleges[institution]).split(" "));
			const heard = toOwn(readName(typed)?.words.map(({ word }) => word) ?? []);
			return editDistance(heard, own) <= Math.max(1, own.length / (2 * MIN_LETTERS_OF_ERROR));
		},
		listHaving: (typed) => {
			const read = readName(typed);
			return read === undefined ? [] : text.having(read, MAX_HAVING);
		},
		isKnownWord: (word) => text.hasWord(word),
		isNameWord: (word) => words.has(word),
		isNearNameWord: (word) => near.list(word).length > 0,
	};
}

const MIN_INITIALS_LENGTH = 4;

/** "CUSAT" and "IGNU" are one letter away from the initials of the names. */
function isInitials(name = "", [word = "", other]: readonly string[] = []): boolean {
	const most = word.length < MIN_INITIALS_LENGTH ? 0 : 1;
	return other === undefined && toInitials(name).some((initials) => editDistance(initials, word, most) <= most);
}

/** "Karnataka State Open University, Mysore" without its town, and "Kalyani University" for the University of Kalyani, if unambiguous. */
function listWithoutTown(colleges: CollegeIndex["colleges"]): Map<string, number[]> {
	const names = colleges.flatMap(({ id, name }, number) => {
		if (!id.startsWith(UNIVERSITY_ID_PREFIX)) return [];
		const [own = "", town] = name.split(", ");
		const place = /^University of (.+)/.exec(own)?.[1];
		const called = [...(town === undefined ? [] : [own]), ...(place === undefined ? [] : [`${place} University`])];
		return called.map((each) => ({ words: toWords(each).join(" "), number }));
	});
	const numbers = Map.groupBy(names, ({ words }) => words);
	return new Map(
		[...numbers].flatMap(([words, entries]) =>
			entries.length === 1 ? [[words, entries.map(({ number }) => number)]] : [],
		),
	);
}

const ownNameOf = (college: CollegeIndex["colleges"][number] | undefined) =>
	toWords(college?.name.split(", ")[0] ?? "").join(" ");

/** A name ends before a comma or its post office. */
const BEHIND_NAME = /,| P\.O\./;
const NOUN_ENDING = /\b(?:college|university|institute|polytechnic)$/i;

function groupWithoutPlace(colleges: CollegeIndex["colleges"]): Map<string, number[]> {
	const grouped = new Map<string, number[]>();
	for (const [number, { name }] of colleges.entries()) {
		const own = name.split(BEHIND_NAME)[0]?.trim() ?? "";
		if (!NOUN_ENDING.test(own)) continue;
		const words = toWords(own).join(" ");
		grouped.set(words, [...(grouped.get(words) ?? []), number]);
	}
	return grouped;
}

const MAX_HAVING = 30;

/** "Government Law College Mumbai": this many words with a place name one institution. */
const LONG_NAME = 4;

/** The least length of a misspelt word that decides the match. */
const MIN_STATED = 4;

function wordsOf({ colleges, districtNames, stateNames }: CollegeIndex, institution: number) {
	const { name = "", officialName = "", city, districtId, stateSlug } = colleges[institution] ?? {};
	const place = [city, districtNames.get(districtId ?? ""), stateNames.get(stateSlug ?? "")];
	return { name: toWords(`${name} ${officialName}`), place: withOtherNames(toWords(place.join(" "))) };
}

const UNIVERSITY_ID_PREFIX = "U-";

/** Words in this many names ("institute of technology") name no institution alone. */
const COMMON_TO = 1_000;

function readCommonWords(colleges: CollegeIndex["colleges"]): (word: string) => boolean {
	const counts = new Map<string, number>();
	for (const { name } of colleges)
		for (const word of new Set(toWords(name))) counts.set(word, (counts.get(word) ?? 0) + 1);
	return (word) => (counts.get(word) ?? 0) >= COMMON_TO;
}
