import { foldSigns } from "@uchit/text/fold-text.ts";
import type { FakeUniversity } from "#backend/check/queries/fake-universities.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { Lexicon } from "#backend/search/question/lexicon.ts";
import type { Rejected } from "#backend/search/question/meaning.ts";
import type { Names } from "#backend/search/question/names.ts";
import { readQuestion } from "#backend/search/question/read-question.ts";
import { filterByKind, type Reading } from "#backend/search/question/reading.ts";
import { listByExactName } from "./exact-names.ts";
import { MAX_NAME_WORDS, type MentionedName } from "./mentioned-names.ts";
import type { SplitPhrase } from "./phrases/split.ts";
import { type Phrase, toClaimWords } from "./phrases/words.ts";

export type Words = { lexicon: Lexicon; names: Names };
const NOTHING_REJECTED: Rejected = new Set();

export type ReadPhrase = SplitPhrase & { reading: Reading };

export function readPhrases(index: CollegeIndex, phrases: readonly SplitPhrase[], words: Words): ReadPhrase[] {
	return joinNames(phrases, index, words.names).map((phrase) => ({
		...phrase,
		reading: readQuestion(phrase.text, words, NOTHING_REJECTED),
	}));
}

export function memoiseNames(names: Names): Names {
	const known = new Map<string, readonly number[]>();
	return {
		...names,
		called(words) {
			const numbers = known.get(words) ?? names.called(words);
			known.set(words, numbers);
			return numbers;
		},
	};
}

/** Rejoins a whole name that was split at its signs: "Institute of Science & Technology, Kota". */
function joinNames(phrases: readonly SplitPhrase[], index: CollegeIndex, names: Names): SplitPhrase[] {
	const joined: SplitPhrase[] = [];
	for (let start = 0; start < phrases.length; start++) {
		const first = phrases[start];
		if (first === undefined) continue;
		const parts = [3, 2, 1]
			.map((more) => phrases.slice(start, start + 1 + more))
			.find(
				(some) => some.length > 1 && some.every(({ line }) => line === first.line) && isOneName(some, index, names),
			);
		joined.push({ ...first, text: (parts ?? [first]).map(({ text }) => text).join(" ") });
		start += (parts?.length ?? 1) - 1;
	}
	return joined;
}

function isOneName(some: readonly SplitPhrase[], index: CollegeIndex, names: Names): boolean {
	const [first = "", ...rest] = some.map(({ text }) => text);
	const isIn = (text: string, name: string) => toClaimWords(text).includes(` ${name} `);
	return listWhole([first, ...rest].join(" "), index, names).some(
		(name) => !isIn(first, name) && !isIn(rest.join(" "), name),
	);
}

const MIN_NAME_WORDS = 2;
/** "Government College" has many namesakes: a name of two words must be unique. */
const isSure = (length: number, numbers: readonly number[]) =>
	numbers.length === 1 || (length > 2 && numbers.length > 0);

function listWhole(text: string, index: CollegeIndex, names: Names): string[] {
	const words = toClaimWords(text).trim().split(" ");
	const whole: string[] = [];
	for (let from = 0; from < words.length; from++) {
		for (let length = Math.min(MAX_NAME_WORDS, words.length - from); length >= MIN_NAME_WORDS; length--) {
			const name = words.slice(from, from + length).join(" ");
			if (!isSure(length, listByExactName(name, index, names))) continue;
			whole.push(name);
			from += length - 1;
			break;
		}
	}
	return whole;
}

export type Subject =
	| { kind: "college"; number: number }
	| { kind: "fake"; fake: FakeUniversity }
	| { kind: "unclear"; why: "no-institution" | "several-institutions" | "name-not-exact" };

export type Subjects = { perPhrase: readonly Subject[]; offered: readonly number[]; fake: FakeUniversity | undefined };

const MAX_ALIKE = 3;
const unclear = (why: (Subject & { kind: "unclear" })["why"]): Subject => ({ kind: "unclear", why });

/**
 * If every name may mean one institution, all phrases are about it. Otherwise a phrase is about the last one that its line names before
 * it. A name without an exact match is not judged.
 */
export function listSubjects(
	{ names }: Words,
	phrases: readonly ReadPhrase[],
	{ named, isOtherNamed }: { named: readonly MentionedName[]; isOtherNamed: boolean },
): Subjects {
	const all = (subject: Subject) => phrases.map(() => subject);
	const fake = named.find((mention) => mention.fake !== undefined)?.fake;
	const groups = named.filter((each) => each.fake === undefined).map((each) => ({ ...each, ...decide(each) }));
	function decide({ numbers }: MentionedName) {
		if (numbers.length < 2) return { numbers };
		const places = phrases.flatMap(({ reading }) => filterByKind(reading.reads, "state", "district", "town"));
		const here = numbers.filter((number) => places.some((place) => names.isIn(number, place)));
		return { numbers: here.length > 0 ? here : numbers };
	}
	const whole = groups.filter(({ isWhole }) => isWhole);
	const alike = groups.filter(({ isWhole }) => !isWhole).flatMap(({ numbers }) => numbers);
	if (isOtherNamed ? named.length > 0 : whole.length < groups.length && (whole.length === 0 || fake !== undefined)) {
		const offered = [...new Set(alike)].slice(0, MAX_ALIKE);
		return { perPhrase: all(unclear("name-not-exact")), offered, fake };
	}
	const offered = [...new Set(groups.flatMap(({ numbers }) => numbers))];
	if (whole.length < groups.length) return { perPhrase: toNearest(phrases, groups), offered, fake };
	if (fake !== undefined) {
		const isOnly = groups.length === 0;
		return { perPhrase: all(isOnly ? { kind: "fake", fake } : unclear("several-institutions")), offered, fake };
	}
	const [first, ...others] = groups.map(({ numbers }) => numbers).toSorted((a, b) => a.length - b.length);
	if (first === undefined) return { perPhrase: all(unclear("no-institution")), offered, fake };
	const common = first.filter((number) => others.every((group) => group.includes(number)));
	const [only, second] = common;
	if (only !== undefined && second === undefined)
		return { perPhrase: all({ kind: "college", number: only }), offered: [only], fake };
	return { perPhrase: toNearest(phrases, groups), offered: common.length > 0 ? common : offered, fake };
}

/** The last name on the line before the phrase ends; none if one phrase has two. */
function toNearest(phrases: readonly ReadPhrase[], groups: readonly MentionedName[]): Subject[] {
	const left = [...groups];
	let last: { line: number; subject: Subject } | undefined;
	return phrases.map(({ text, line }) => {
		while (left[0] !== undefined && left[0].line < line) left.shift();
		const words = toClaimWords(text);
		const here: MentionedName[] = [];
		for (let [next] = left; next?.line === line && words.includes(` ${next.words} `); [next] = left) {
			here.push(next);
			left.shift();
		}
		const [number, second] = new Set(here.flatMap(({ numbers }) => numbers));
		if (here.some(({ isWhole }) => !isWhole)) last = { line, subject: unclear("name-not-exact") };
		else if (number !== undefined)
			last = { line, subject: second === undefined ? { kind: "college", number } : unclear("several-institutions") };
		return last?.line === line ? last.subject : unclear("several-institutions");
	});
}

export function removePlaces(
	phrase: Phrase,
	{ reads }: Reading,
	{ index, names, number }: { index: CollegeIndex; names: Names; number: number },
): void {
	const { city, districtId, stateSlug } = index.colleges[number] ?? {};
	for (const place of [city, index.districtNames.get(districtId ?? ""), index.stateNames.get(stateSlug ?? "")])
		phrase.takeWords(toClaimWords(place ?? "").trim());
	for (const place of filterByKind(reads, "state", "district", "town"))
		if (names.isIn(number, place)) phrase.takeWords(foldSigns(place.words));
}
