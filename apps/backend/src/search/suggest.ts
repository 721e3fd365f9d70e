import type { Suggestion } from "@uchit/contract/suggest.ts";
import { toKey } from "@uchit/contract/words.ts";
import type { CollegeIndex } from "./college-index.ts";
import type { GuideNames } from "./guide-names.ts";
import type { ListNames } from "./list-names.ts";
import { smallest } from "./smallest.ts";
import { prefixRange } from "./text/text-index.ts";
import { INSTITUTION_BITS } from "./text/text-matches.ts";
import { readTyped } from "./text/typed.ts";

const MAX_SUGGESTIONS = 8;
const MAX_LISTS = 3;
const TELLING_LETTERS = 6;

export function suggest(
	index: CollegeIndex,
	guides: GuideNames,
	q: string,
	questions: readonly Suggestion[] = [],
): Suggestion[] {
	const typed = readTyped(q);
	if (typed === undefined) return [];
	const lists = suggestLists([index.listNames, typed.isBySound ? guides.devanagari : guides.latin], typed.key);
	const { relevance } = index.text.find(typed);
	const best = smallest(relevance, MAX_SUGGESTIONS - lists.length - questions.length);
	const numbers = Array.from(best, (packed) => packed % INSTITUTION_BITS);
	const called = new Set(index.text.called(typed));
	const institutions = (isCalled: boolean) =>
		numbers.filter((number) => called.has(number) === isCalled).map((number) => toSuggestion(index, number));
	const [exact, rest] = [lists.filter(({ isExact }) => isExact), lists.filter(({ isExact }) => !isExact)];
	const ofOwnName = (isOwn: boolean) => rest.flatMap((found) => (found.isOwn === isOwn ? found.list : []));
	return [
		...exact.map(({ list }) => list),
		...institutions(true),
		...ofOwnName(true),
		...questions,
		...institutions(false),
		...ofOwnName(false),
	];
}

/** Exact names first, current names before other names, then the shortest; each suggested once. */
function suggestLists(names: readonly ListNames[], key: string): FoundList[] {
	const found = names.flatMap(({ keys, lists }) => {
		const { from, to } = prefixRange(keys, key);
		return lists.slice(from, to).map((list, place) => {
			const isExact = keys[from + place] === key;
			return { list, isExact, isOwn: toKey(list.label).startsWith(key) };
		});
	});
	const sorted = found.filter(isMeant(key)).sort(byLikeness);
	return sorted.filter(({ list }, at) => sorted.findIndex((other) => other.list === list) === at).slice(0, MAX_LISTS);
}

type FoundList = { list: Suggestion; isExact: boolean; isOwn: boolean };

/** Few letters begin some former name: "iit" begins one of JEE Main. */
function isMeant({ length }: string): (found: FoundList) => boolean {
	return ({ isExact, isOwn }) => isExact || isOwn || length >= TELLING_LETTERS;
}

function byLikeness(a: FoundList, b: FoundList): number {
	return (
		Number(b.isExact) - Number(a.isExact) ||
		Number(b.isOwn) - Number(a.isOwn) ||
		a.list.label.length - b.list.label.length
	);
}

function toSuggestion({ colleges, districtNames, stateNames }: CollegeIndex, number: number): Suggestion {
	const college = colleges[number];
	const place = college?.city ?? districtNames.get(college?.districtId ?? "");
	const state = stateNames.get(college?.stateSlug ?? "");
	return {
		kind: "college",
		label: college?.name ?? "",
		value: college?.slug ?? "",
		detail: [place, state].filter((part, index, all) => part !== undefined && part !== all[index - 1]).join(", "),
	};
}
