import { foldedWords, textOfWords, toVariants, wordsAfterKind } from "#pipeline/aicte/names.ts";
import type { DistrictsOf } from "#pipeline/aicte/places.ts";
import type { AicteInstitute } from "#pipeline/aicte/read.ts";
import { isEmptyWord, isFieldWord, toInstituteWords, type Word } from "#pipeline/aicte/words.ts";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";

export type Entry = {
	college: DirectoryCollege;
	name: string;
	variants: Word[][];
	folds: Set<string>;
	tail: Set<string>;
	place: Set<string>;
	district: Set<string>;
};

export type Query = {
	institute: AicteInstitute;
	variants: Word[][];
	districts: readonly string[];
	place: Set<string>;
	address: Word[];
	isRare: (fold: string) => boolean;
	/** Several institutions of the state have this name: only a town that both name can tell them apart. */
	chain: boolean;
};

export type DirectoryIndex = {
	near: (query: Query) => Entry[];
	bearers: (words: readonly Word[], stateSlug: string) => number;
	isRare: (fold: string, stateSlug: string) => boolean;
};

const MAX_BY_WORD = 600;
const FEW_BY_WORD = 8;

export function indexEntries(directory: readonly DirectoryCollege[]): DirectoryIndex {
	const entries = directory.filter(({ kind }) => kind !== "research").flatMap(toEntries);
	const byDistrict = Map.groupBy(entries, ({ college }) => college.districtId ?? "");
	const byWord = new Map<string, Entry[]>();
	const byCore = new Map<string, Set<string>>();
	for (const entry of entries) {
		const { stateSlug, code } = entry.college;
		for (const fold of entry.folds) addTo(byWord, `${stateSlug}|${fold}`, entry);
		const core = `${stateSlug}|${coreOf(entry.variants[0] ?? [], entry.place, entry.tail)}`;
		byCore.set(core, (byCore.get(core) ?? new Set()).add(code));
	}
	return {
		near: (query) => {
			const words = query.variants[0] ?? [];
			const folds = new Set(query.variants.flat().map(({ fold }) => fold));
			const lists = statesOf(query.districts).flatMap((state) =>
				words.filter((word) => !isFieldWord(word)).map(({ fold }) => byWord.get(`${state}|${fold}`) ?? []),
			);
			const found = new Set([
				...query.districts.flatMap((id) => byDistrict.get(id) ?? []),
				...lists.filter(({ length }) => length <= MAX_BY_WORD).flat(),
			]);
			const states = statesOf(query.districts);
			const fewest = Math.min(...query.variants.map(({ length }) => length)) / 2;
			return [...found].filter(
				({ college, folds: own }) => states.includes(college.stateSlug ?? "") && countShared(own, folds) >= fewest,
			);
		},
		isRare: (fold, stateSlug) => (byWord.get(`${stateSlug}|${fold}`)?.length ?? 0) <= FEW_BY_WORD,
		bearers: (words, stateSlug) => byCore.get(`${stateSlug}|${coreOf(words, new Set(), new Set())}`)?.size ?? 0,
	};
}

function coreOf(words: readonly Word[], place: ReadonlySet<string>, tail: ReadonlySet<string>): string {
	const core = words.filter((word) => !place.has(word.fold) && !tail.has(word.text) && !isEmptyWord(word));
	return [...new Set(core.map(({ text }) => text))].sort().join(" ");
}

function addTo(map: Map<string, Entry[]>, key: string, entry: Entry): void {
	const known = map.get(key);
	if (known === undefined) map.set(key, [entry]);
	else known.push(entry);
}

function countShared(entry: ReadonlySet<string>, query: ReadonlySet<string>): number {
	let shared = 0;
	for (const fold of query) if (entry.has(fold)) shared += 1;
	return shared;
}

function statesOf(districts: readonly string[]): string[] {
	return [...new Set(districts.flatMap((id) => id.split("/").slice(0, 1)))].filter((state) => state !== "");
}

function toEntries(college: DirectoryCollege): Entry[] {
	return [college.name, ...college.otherNames].map((name) => {
		const variants = toVariants(name, true);
		return {
			college,
			name,
			variants,
			folds: new Set(variants.flat().map(({ fold }) => fold)),
			tail: wordsAfterKind(name),
			place: foldedWords(`${college.district ?? ""} ${(college.stateSlug ?? "").replaceAll("-", " ")}`),
			district: foldedWords(college.district ?? ""),
		};
	});
}

/** `alike`: the number of districts of its state in which AICTE has institutes with this name. */
export function toQuery(
	institute: AicteInstitute,
	districtsOf: DistrictsOf,
	index: DirectoryIndex,
	alike: number,
): Query {
	const districts = districtsOf(institute);
	const variants = toVariants(institute.name, false);
	const bearers = statesOf(districts).map((state) => index.bearers(variants[0] ?? [], state));
	return {
		institute,
		variants,
		districts,
		place: foldedWords(`${institute.district} ${institute.state}`),
		address: toInstituteWords(institute.address),
		isRare: (fold) => statesOf(districts).every((state) => index.isRare(fold, state)),
		chain: Math.max(alike, ...bearers) > 1,
	};
}

export const sameSpelling = (a: readonly Word[], b: readonly Word[]) => textOfWords(a) === textOfWords(b);
