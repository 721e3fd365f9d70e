import { foldSigns } from "@uchit/text/fold-text.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { Lexicon } from "#backend/search/question/lexicon.ts";
import type { Rejected } from "#backend/search/question/meaning.ts";
import type { Names } from "#backend/search/question/names.ts";
import { readQuestion } from "#backend/search/question/read-question.ts";
import { listMeant, type Reading } from "#backend/search/question/reading.ts";
import { type Phrase, toClaimWords } from "./phrases/words.ts";

export type Words = { lexicon: Lexicon; names: Names };
const NOTHING: Rejected = new Set();
/** A college names its university, which the claims are not about. */
const AFFILIATED = /affiliat|सम्बद्ध|संबद्ध/i;

/** A phrase with what the reader of questions finds in it, and whom it names for certain. */
export type ReadPhrase = { text: string; reading: Reading; named: readonly (readonly number[])[] };

export function readPhrases(index: CollegeIndex, phrases: readonly string[], words: Words): ReadPhrase[] {
	const names = rememberCalled(words.names);
	return joinNames(phrases, index, names).map((text) => {
		const reading = readQuestion(text, words, NOTHING);
		const isOther = AFFILIATED.test(text);
		return { text, reading, named: isOther ? [] : listNamed(text, reading, { names, index }) };
	});
}

/** The same words are looked up several times while phrases are joined. */
function rememberCalled(names: Names): Names {
	const known = new Map<string, readonly number[]>();
	return {
		...names,
		called(words) {
			const found = known.get(words) ?? names.called(words);
			known.set(words, found);
			return found;
		},
	};
}

/** "Institute of Science & Technology, Kota" fell apart at its signs: what makes a whole name together is one phrase. */
function joinNames(phrases: readonly string[], index: CollegeIndex, names: Names): string[] {
	const joined: string[] = [];
	for (let at = 0; at < phrases.length; at++) {
		const parts = [3, 2, 1]
			.map((more) => phrases.slice(at, at + 1 + more))
			.find(
				(some) => some.length > 1 && listWhole(some.join(" "), index, names).some(({ words }) => isAcross(words, some)),
			);
		joined.push((parts ?? phrases.slice(at, at + 1)).join(" "));
		at += (parts?.length ?? 1) - 1;
	}
	return joined;
}

function isAcross(name: string, [first = "", ...rest]: readonly string[]): boolean {
	const isIn = (text: string) => toClaimWords(text).includes(` ${name} `);
	return !isIn(first) && !isIn(rest.join(" "));
}

/** Of every name in a phrase those who may be meant: only by all of its words, with no more than a letter wrong in each. */
function listNamed(
	text: string,
	{ reads }: Reading,
	{ index, names }: { index: CollegeIndex; names: Names },
): number[][] {
	const nameOf = (number: number) => toClaimWords(index.colleges[number]?.name ?? "").trim();
	const whole = listWhole(text, index, names);
	const isInWhole = (words: string) => whole.some((name) => withoutAnd(name.words).includes(withoutAnd(words)));
	const read = listMeant(reads, "college").flatMap(({ value, words }) => {
		if (isInWhole(words)) return [];
		const called = names.called(words);
		// "Chandigarh University" is not "Chandigarh University, Unnao".
		const exact = called.filter((number) => nameOf(number) === words);
		if (exact.length > 0) return [exact];
		if (called.length === 0 && !(words.includes(" ") && names.hasAllSpelt(value, words))) return [];
		// "Presidency University" is in Kolkata and in Bengaluru: what begins like another's name may be that one's.
		return [[...new Set([value, ...called, ...listBeginning(index, words)])]];
	});
	return [...whole.map(({ numbers }) => [...numbers]), ...read];
}

/** Who is called exactly so. Where another list has the name, it may also be one that has it with a place behind. */
function listCalled(name: string, index: CollegeIndex, names: Names): readonly number[] {
	const called = names.called(name);
	const own = called.filter((number) => toClaimWords(index.colleges[number]?.name ?? "").trim() === name);
	if (called.length === 0 || own.length > 0) return own.length > 0 ? own : called;
	return [...new Set([...called, ...listBeginning(index, name)])];
}

/** Readers of names leave it out. */
const withoutAnd = (words: string) => words.replaceAll(" and ", " ");

const LONGEST_NAME = 14;
const SHORTEST_NAME = 2;
/** "Government College" is many: of two words the name has to be one institution's alone. */
const isSure = (length: number, numbers: readonly number[]) =>
	numbers.length === 1 || (length > 2 && numbers.length > 0);

/** Names that stand in a phrase whole, word by word, the longest first: a branch or a figure right behind them changes nothing. */
function listWhole(text: string, index: CollegeIndex, names: Names): { words: string; numbers: readonly number[] }[] {
	const words = toClaimWords(text).trim().split(" ");
	const found: { words: string; numbers: readonly number[] }[] = [];
	for (let from = 0; from < words.length; from++) {
		for (let length = Math.min(LONGEST_NAME, words.length - from); length >= SHORTEST_NAME; length--) {
			const name = words.slice(from, from + length).join(" ");
			const numbers = listCalled(name, index, names);
			if (!isSure(length, numbers)) continue;
			found.push({ words: name, numbers });
			from += length - 1;
			break;
		}
	}
	return found;
}

/** Whose name is these words and a place behind a comma. */
function listBeginning(index: CollegeIndex, words: string): readonly number[] {
	const known = beginnings.get(index) ?? readBeginnings(index);
	beginnings.set(index, known);
	return known.get(words) ?? [];
}

const beginnings = new WeakMap<CollegeIndex, ReadonlyMap<string, readonly number[]>>();

function readBeginnings({ colleges }: CollegeIndex): ReadonlyMap<string, readonly number[]> {
	const found = new Map<string, number[]>();
	for (const [number, { name }] of colleges.entries()) {
		for (let at = name.indexOf(","); at !== -1; at = name.indexOf(",", at + 1)) {
			const begin = name.slice(0, at).toLowerCase();
			const same = found.get(begin);
			if (same === undefined) found.set(begin, [number]);
			else same.push(number);
		}
	}
	return found;
}

/** Whom a text is about: exactly one, where every name in it may be that one and no place speaks against it. */
export function listSubjects(index: CollegeIndex, { names }: Words, phrases: readonly ReadPhrase[]): number[] {
	const groups = phrases.flatMap(({ named }) => named);
	const places = phrases.flatMap(({ reading }) => listMeant(reading.reads, "state", "district", "town"));
	const decided = groups.map((group) => {
		if (group.length < 2) return group;
		const here = group.filter((number) => places.some((place) => names.isIn(number, place)));
		return here.length > 0 ? here : group;
	});
	const [first, ...others] = decided.toSorted((a, b) => a.length - b.length);
	if (first === undefined) return [];
	const common = first.filter((number) => others.every((group) => group.includes(number)));
	return common.length > 0 ? common : [...new Set(decided.flat())].filter((number) => index.colleges[number]);
}

/** Where the institution is says nothing beside its name. */
export function takePlaces(
	phrase: Phrase,
	{ reads }: Reading,
	{ index, names, number }: { index: CollegeIndex; names: Names; number: number },
): void {
	const { city, districtId, stateSlug } = index.colleges[number] ?? {};
	for (const place of [city, index.districtNames.get(districtId ?? ""), index.stateNames.get(stateSlug ?? "")])
		phrase.takeWords(toClaimWords(place ?? "").trim());
	for (const place of listMeant(reads, "state", "district", "town"))
		if (names.isIn(number, place)) phrase.takeWords(foldSigns(place.words));
}
