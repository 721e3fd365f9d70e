import { findStateSlug } from "@uchit/contract/state-names.ts";
import { toKey, toWords } from "@uchit/contract/words.ts";
import type { CollegeIndex } from "#backend/search/college-index.ts";
import type { CollegeRow } from "#backend/search/queries/search-rows.ts";
import { isDevanagari } from "#backend/search/text/devanagari.ts";
import { toSound } from "#backend/search/text/sound.ts";
import { lowerBound } from "#backend/search/text/text-index.ts";
import { withOtherNames } from "#backend/search/vocabulary/place-names.ts";
import type { FakeUniversity } from "./queries/fake-universities.ts";
import { toLatinWords } from "./same-name.ts";

export type TypedPlace = {
	states: ReadonlySet<string>;
	/** The typed words without a state and words that are common in addresses. */
	words: readonly string[];
	/** Typed in Devanagari, so its words are compared by sound. */
	isHeard: boolean;
};

const WORDS_OF_MANY_ADDRESSES: ReadonlySet<string> = new Set([
	...[
		"india",
		"state",
		"district",
		"dist",
		"distt",
		"city",
		"town",
		"village",
		"near",
		"new",
		"post",
		"po",
		"of",
		"in",
		"at",
	],
	...["nagar", "place", "enclave", "sector", "road", "street", "block", "phase", "the", "and"],
]);
/** "or" and "as" are also abbreviations of states, but are read so only alone. */
const MIN_STATE_LENGTH = 3;
const MAX_STATE_WORDS = 8;

export function readPlace(typed: string): TypedPlace {
	const states = new Set<string>();
	const words = typed.split(/[,;()]/).flatMap((part) => {
		const whole = findStateSlug(part);
		if (whole !== undefined) {
			states.add(whole);
			return [];
		}
		const { state, others } = splitState(part.split(/\s+/).filter((word) => word !== ""));
		if (state !== undefined) states.add(state);
		return toLatinWords(others.join(" "));
	});
	return { states, words: words.filter(isTelling), isHeard: isDevanagari(typed) };
}

function isTelling(word: string): boolean {
	return !WORDS_OF_MANY_ADDRESSES.has(word) && !/^\d+$/.test(word);
}

function splitState(words: readonly string[]): { state: string | undefined; others: readonly string[] } {
	for (let length = Math.min(words.length, MAX_STATE_WORDS); length > 0; length--) {
		for (let from = 0; from + length <= words.length; from++) {
			const run = words.slice(from, from + length).join(" ");
			const state = run.length < MIN_STATE_LENGTH ? undefined : findStateSlug(run);
			if (state !== undefined) return { state, others: words.toSpliced(from, length) };
		}
	}
	return { state: undefined, others: words };
}

function hasWord({ words, isHeard }: TypedPlace, own: readonly string[]): boolean {
	if (!isHeard) return words.some((word) => own.includes(word));
	const sounds = own.map(toSound);
	return words.some((word) => sounds.includes(toSound(word)));
}

export function placeWordsOfFake({ place = "", state }: FakeUniversity): ReadonlySet<string> {
	return new Set(withOtherNames(toWords(`${place} ${state.name}`)));
}

/** True also if only the state was typed. */
export function isListedPlace({ place, state }: FakeUniversity, typed: TypedPlace): boolean {
	if (typed.states.size > 0 && !typed.states.has(state.slug)) return false;
	if (hasWord(typed, withOtherNames(toWords(place ?? "").filter(isTelling)))) return true;
	return typed.states.has(state.slug) && (typed.words.length === 0 || place === undefined);
}

export function placeWordsOf(index: CollegeIndex, { city, districtId, stateSlug }: CollegeRow): readonly string[] {
	const names = [city, index.districtNames.get(districtId ?? ""), index.stateNames.get(stateSlug ?? "")];
	return withOtherNames(toWords(names.join(" ")));
}

/** `unknown` if we do not know the place, or not its district. */
export type PlaceFit = "same" | "other" | "unknown";

export function createPlaceMatcher(index: CollegeIndex, typed: TypedPlace): (college: CollegeRow) => PlaceFit {
	const known = listKnownPlaces(index, typed.words);
	const words = typed.isHeard ? [] : withOtherNames(typed.words);
	const isNamed = new Map<string, boolean>();
	return (college) => {
		const { city, districtId, stateSlug, name, officialName } = college;
		if (typed.states.size > 0 && !typed.states.has(stateSlug ?? "")) return "other";
		if (typed.words.length === 0) return "same";
		const key = `${city}|${districtId}`;
		const named = isNamed.get(key) ?? hasWord(typed, placeWordsOf(index, { ...college, stateSlug: null }));
		isNamed.set(key, named);
		// Many names give a more exact place than the directory: "Amity University, Noida".
		if (named || words.some((word) => hasLetters(name, word) || hasLetters(officialName, word))) return "same";
		if (known.length === 0) return "unknown";
		if (known.some(({ districts }) => districts.has(districtId ?? ""))) return "same";
		const mayBeNear = ({ state, isTown, districts }: KnownPlace) =>
			isTown && state === stateSlug && districts.size === 0;
		return districtId === null || known.some(mayBeNear) ? "unknown" : "other";
	};
}

/** Faster than splitting the names of every search result. */
function hasLetters(name: string, word: string): boolean {
	return name.toLowerCase().includes(word) && toWords(name).includes(word);
}

type KnownPlace = { state: string | undefined; isTown: boolean; districts: ReadonlySet<string> };

function listKnownPlaces(index: CollegeIndex, words: readonly string[]): KnownPlace[] {
	const { keys, lists } = index.listNames;
	return withOtherNames([...words, words.join("")]).flatMap((word) => {
		const found: KnownPlace[] = [];
		const key = toKey(word);
		for (let at = lowerBound(keys, key); keys[at] === key; at++) {
			const { kind, detail = "" } = lists[at] ?? {};
			const state = findStateSlug(detail);
			if (kind === "district") found.push({ state, isTown: false, districts: NO_DISTRICTS });
			if (kind === "town") found.push({ state, isTown: true, districts: districtsOf(index, key, state) });
		}
		return found;
	});
}

const NO_DISTRICTS: ReadonlySet<string> = new Set();
const districtsByTown = new WeakMap<CollegeIndex, ReadonlyMap<string, ReadonlySet<string>>>();

function districtsOf(index: CollegeIndex, town: string, state: string | undefined): ReadonlySet<string> {
	const known = districtsByTown.get(index) ?? listDistrictsByTown(index);
	districtsByTown.set(index, known);
	return known.get(`${town}|${state}`) ?? NO_DISTRICTS;
}

function listDistrictsByTown({ colleges }: CollegeIndex): Map<string, Set<string>> {
	const all = new Map<string, Set<string>>();
	for (const { city, districtId, stateSlug } of colleges) {
		if (city === null || districtId === null) continue;
		const key = `${toKey(city)}|${stateSlug}`;
		all.set(key, (all.get(key) ?? new Set()).add(districtId));
	}
	return all;
}
