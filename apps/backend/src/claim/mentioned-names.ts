import { type ListedNames, matchListedPlace } from "#backend/check/listed-names.ts";
import type { FakeUniversity } from "#backend/check/queries/fake-universities.ts";
import { createNameMatcher } from "#backend/check/same-name.ts";
import { placeWordsOf } from "#backend/check/typed-place.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { Lexicon } from "#backend/search/question/lexicon.ts";
import { hasKind, PLACE_KINDS } from "#backend/search/question/meaning.ts";
import type { Names } from "#backend/search/question/names.ts";
import { isDevanagari } from "#backend/search/text/devanagari.ts";
import { listByExactName } from "./exact-names.ts";
import {
	expandShortForms,
	hasOtherBeside,
	isGenericName,
	isMention,
	isOtherNamed,
	isPlainWord,
} from "./phrases/beside-name.ts";
import { readLines, type Word } from "./phrases/lines.ts";
import { toClaimWords } from "./phrases/words.ts";

export type MentionedName = {
	words: string;
	/** The line of the text, from 0. */
	line: number;
	numbers: readonly number[];
	fake?: FakeUniversity;
	/** The name is complete, and no word beside it makes it another institution's. */
	isWhole: boolean;
};

export type NameParts = { index: CollegeIndex; lexicon: Lexicon; names: Names; listed: ListedNames };
export type ReadName = { value: number; words: string };

/** In words. */
export const MAX_NAME_WORDS = 14;

/** In text order, without names that the text only mentions. `isOtherNamed`: it also names an institution that we do not know. */
export function findNamed(
	text: string,
	parts: NameParts,
	read: readonly ReadName[],
): { named: MentionedName[]; isOtherNamed: boolean } {
	const words = readLines(text);
	const mentions: MentionedName[] = [];
	const taken = new Set<number>();
	const ofReader = new Set(read.flatMap((reading) => reading.words.split(" ")));
	for (let start = 0; start < words.length; start++) {
		const name = findNameAt(words, start, parts, { read, ofReader });
		if (name === undefined) continue;
		if (!isMention(words, start, name.to)) mentions.push({ ...name.named, line: words[start]?.line ?? 0 });
		for (let place = start; place < name.to; place++) taken.add(place);
		start = name.to - 1;
	}
	return { named: mentions, isOtherNamed: isOtherNamed(words, taken, parts.lexicon) };
}

type NameMatch = { to: number; named: Omit<MentionedName, "line"> };
type ReaderNames = { read: readonly ReadName[]; ofReader: ReadonlySet<string> };

function findNameAt(
	words: readonly Word[],
	from: number,
	parts: NameParts,
	reader: ReaderNames,
): NameMatch | undefined {
	for (let length = Math.min(MAX_NAME_WORDS, words.length - from); length > 0; length--) {
		const end = from + length;
		const run = words.slice(from, end).map(({ word }) => word);
		if (length === 1 && !reader.ofReader.has(run[0] ?? "") && expandShortForms(run).length === 1) continue;
		const fakes = length === 1 ? [] : parts.listed.called(run);
		const numbers = listNumbers(run, parts, reader);
		if (fakes.length === 0 && numbers.length === 0) continue;
		return placeName(words, { from, end, run }, parts, { fakes, numbers });
	}
	return findMisspeltNameAt(words, from, parts, reader);
}

function listNumbers(run: readonly string[], { index, names }: NameParts, { read }: ReaderNames): readonly number[] {
	const typed = run.join(" ");
	if (isDevanagari(typed) && run.some(isPlainWord)) return [];
	const called = listByExactName(typed, index, names);
	if (called.length > 0) return called;
	const spelt = expandShortForms(run).join(" ");
	if (spelt !== typed) return listByExactName(spelt, index, names);
	const [last = "", ...others] = run.toReversed();
	// "LSR College": a short form followed by its kind.
	if (others.length === 1 && KIND.test(last))
		return listByExactName(others.join(" "), index, names).filter((number) =>
			toClaimWords(index.colleges[number]?.name ?? "").includes(` ${last} `),
		);
	const [reading] = read.filter(({ words }) => words === typed);
	const college = reading === undefined ? undefined : index.colleges[reading.value];
	if (reading === undefined || college === undefined) return [];
	// Short forms in Devanagari match by sound, so only well-known ones are sure.
	if (isDevanagari(typed)) return names.isRanked(reading.value) ? [reading.value] : [];
	const place = new Set(placeWordsOf(index, college));
	const fit = createNameMatcher(typed);
	return [college.name, college.officialName].some((name) => fit(name, place) !== undefined) ? [reading.value] : [];
}

const KIND = /^(?:college|university|institute)$/;

type Run = { from: number; end: number; run: readonly string[] };
type Called = { fakes: readonly FakeUniversity[]; numbers: readonly number[] };

function placeName(
	words: readonly Word[],
	{ from, end, run }: Run,
	parts: NameParts,
	{ fakes, numbers }: Called,
): NameMatch | undefined {
	const { to, places, left } = readPlacesBehind(words, end, numbers, parts);
	const listed = fakes.map((fake) => skipStateAbbreviation(matchListedPlace(fake, words, end), words, parts.lexicon));
	const isGeneric = isGenericName(run);
	// "Govt. college" is a kind, not one institution.
	if (isGeneric && left.length === numbers.length && to === end && fakes.length === 0) return undefined;
	const [fake] = listed
		.filter((each) => each.isPlaced || (numbers.length === 0 && !isGeneric))
		.toSorted((a, b) => b.to - a.to);
	if (fake !== undefined && (fake.isPlaced ? to <= fake.to : numbers.length === 0)) {
		const isWhole = !hasOtherBeside(words, { from, to: fake.to }, parts.lexicon);
		const name = words.slice(from, fake.to).map(({ word }) => word);
		return { to: fake.to, named: { words: name.join(" "), numbers: [], isWhole, ...(isWhole && { fake: fake.fake }) } };
	}
	const isElsewhere = places === "other" || (places === undefined && fakes.length > 0);
	const isWhole = !isElsewhere && !hasOtherBeside(words, { from, to }, parts.lexicon);
	return {
		to,
		named: {
			words: words
				.slice(from, to)
				.map(({ word }) => word)
				.join(" "),
			numbers: left,
			isWhole: isWhole && left.length > 0,
		},
	};
}

type Listed = ReturnType<typeof matchListedPlace>;

/** "Lucknow UP": UP is the short form of the listed state. */
function skipStateAbbreviation(listed: Listed, words: readonly Word[], lexicon: Lexicon): Listed {
	const next = words[listed.to];
	const isOfState =
		next !== undefined &&
		next.breaks < 2 &&
		lexicon.phrases.get(next.word)?.some(({ kind, value }) => kind === "state" && value === listed.fake.state.slug);
	return isOfState === true ? { ...listed, to: listed.to + 1, isPlaced: true } : listed;
}

const MAX_PLACE_WORDS = 3;

/** Reads the places after a name: its own place narrows the namesakes, any other place means another institution. */
function readPlacesBehind(words: readonly Word[], from: number, numbers: readonly number[], parts: NameParts) {
	let left = numbers;
	let to = from;
	let places: "own" | "other" | undefined;
	for (let next = readPlaceAt(words, to, left, parts); next !== undefined; next = readPlaceAt(words, to, left, parts)) {
		if (next.here.length === 0) return { to, left, places: places ?? ("other" as const) };
		left = next.here;
		to += next.length;
		places = "own";
	}
	return { to, left, places };
}

function readPlaceAt(
	words: readonly Word[],
	at: number,
	numbers: readonly number[],
	{ index, lexicon, names }: NameParts,
) {
	for (let length = MAX_PLACE_WORDS; length > 0; length--) {
		const run = words.slice(at, at + length);
		const isSplit = run.length < length || run.some(({ breaks }, place) => breaks > (place === 0 ? 1 : 0));
		if (isSplit) continue;
		const typed = run.map(({ word }) => word);
		const here = numbers.filter((number) => {
			const college = index.colleges[number];
			const placeWords = new Set(college === undefined ? [] : placeWordsOf(index, college));
			return typed.every((word) => placeWords.has(word) || word === "new");
		});
		if (here.length > 0 && typed.some((word) => word !== "new")) return { here, length };
		const meanings = lexicon.phrases.get(typed.join(" ")) ?? [];
		const places = meanings.filter((meaning) => hasKind(meaning, ...PLACE_KINDS));
		const inPlace = numbers.filter((number) =>
			places.some(({ value, label }) => names.isIn(number, { value: `${value}`, label })),
		);
		if (inPlace.length > 0) return { here: inPlace, length };
		const [first] = meanings;
		if (first === undefined || !hasKind(first, ...PLACE_KINDS)) continue;
		const inState = numbers.filter((number) => {
			const { city, districtId, stateSlug } = index.colleges[number] ?? {};
			const isUnknown = city === null && (districtId === null || stateSlug === "delhi");
			return isUnknown && places.some(({ within }) => within === stateSlug);
		});
		return { here: inState, length };
	}
	return undefined;
}

/** Finds a name in another spelling. It may be another institution's, so nothing is judged by it. */
function findMisspeltNameAt(
	words: readonly Word[],
	from: number,
	{ names }: NameParts,
	{ read }: ReaderNames,
): NameMatch | undefined {
	for (const { value, words: typed } of read) {
		const length = typed.split(" ").length;
		const run = words.slice(from, from + length).map(({ word }) => word);
		if (length < 2 || run.join(" ") !== typed || isGenericName(run) || !names.hasAllSpelt(value, typed)) continue;
		return { to: from + length, named: { words: typed, numbers: [value], isWhole: false } };
	}
	return undefined;
}
