import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { toCityKey, toNameKey, toNameWords } from "#pipeline/match/normalise.ts";
import { toWords } from "#pipeline/text/words.ts";

export type Directory = {
	byCode: Map<string, DirectoryCollege>;
	named: (key: string, stateSlug: string | undefined) => DirectoryCollege[];
};

export function indexDirectory(colleges: readonly DirectoryCollege[]): Directory {
	const byKey = new Map<string, Set<DirectoryCollege>>();
	const add = (key: string, college: DirectoryCollege) => {
		const known = byKey.get(key) ?? new Set();
		byKey.set(key, known.add(college));
	};
	for (const college of colleges) {
		for (const name of [college.name, ...college.otherNames]) {
			for (const key of nameKeys(name, placeWords(college))) {
				add(key, college);
				add(`${key}|${college.stateSlug}`, college);
			}
		}
	}
	return {
		byCode: new Map(colleges.map((college) => [college.code, college])),
		named: (key, stateSlug) => [...(byKey.get(stateSlug === undefined ? key : `${key}|${stateSlug}`) ?? [])],
	};
}

/** A name's key as printed, and without its place words: "JSS College, Mysuru" is also "JSS College" in Mysuru. */
export function nameKeys(name: string, place: ReadonlySet<string>): string[] {
	const words = toNameWords(name);
	const bare = words.filter((word) => !place.has(toCityKey(word)));
	return [...new Set([toNameKey(words), toNameKey(bare)])].filter((key) => key !== "");
}

export function placeWords(college: DirectoryCollege): Set<string> {
	return new Set([college.stateSlug ?? "", college.district ?? ""].flatMap(toWords).map(toCityKey));
}

export function isInCity(college: DirectoryCollege, city: string): boolean {
	const cities = cityWords(city);
	if (cities.size === 0) return false;
	const own = new Set(
		[college.district ?? "", college.name, ...college.otherNames].flatMap((text) => [...cityWords(text)]),
	);
	return [...cities].some((word) => own.has(word));
}

const DIRECTION_WORDS = new Set([
	"new",
	"north",
	"south",
	"east",
	"west",
	"central",
	"city",
	"district",
	"dist",
	"distt",
	"urban",
	"rural",
]);

export function cityWords(text: string): Set<string> {
	const words = toWords(text);
	const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
	return new Set([...words, ...pairs].filter((word) => word.length > 2 && !DIRECTION_WORDS.has(word)).map(toCityKey));
}
