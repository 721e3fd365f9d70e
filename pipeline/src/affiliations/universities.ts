import { alignWords } from "#pipeline/aicte/align.ts";
import { foldedWords } from "#pipeline/aicte/names.ts";
import { isEmptyWord, isFieldWord, toInstituteWords, type Word } from "#pipeline/aicte/words.ts";
import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

type PrintedUniversity = {
	name: string;
	stateSlug: string | undefined;
	address?: string;
	ownState?: boolean;
};
export type FindUniversity = (printed: PrintedUniversity) => string | undefined;

type Entry = { university: DirectoryCollege; words: Word[]; place: Set<string> };

/**
 * By a person's row in `affiliations/universities.csv`; else by the same words without the place, if one university of the state (for an
 * affiliation, of the country) has them; else by words in another spelling in the same state. Boards and directorates never match.
 */
export function createUniversityFinder(directory: readonly DirectoryCollege[]): FindUniversity {
	const universities = directory.filter(({ kind }) => kind === "university");
	const names = universities.flatMap((university) =>
		[university.name, ...university.otherNames].map((name) => ({ university, name })),
	);
	const byKey = Map.groupBy(
		names.flatMap(({ university, name }) => keysOf(name).map((key) => ({ key, university }))),
		({ key }) => key,
	);
	const byState = Map.groupBy(names.map(toEntry), ({ university }) => university.stateSlug);
	const written = new Map(
		readSourceCsv("affiliations/universities.csv").map((cells) => [
			`${cells.printed}|${cells.state}`,
			toCanonicalCode(cells.college_id ?? ""),
		]),
	);
	const known = new Map<string, string | undefined>();
	const find: FindUniversity = (printed) => {
		const { name, stateSlug = "", ownState = false, address } = printed;
		const decided = [`${name}, ${address}|${stateSlug}`, `${name}|${stateSlug}`, `${name}|`]
			.map((key) => written.get(key))
			.find((code) => code !== undefined);
		if (decided !== undefined) return decided === "none" ? undefined : decided;
		const same = keysOf(name)
			.map((key) => (byKey.get(key) ?? []).map(({ university }) => university))
			.find(({ length }) => length > 0);
		const here = same?.filter((university) => university.stateSlug === stateSlug) ?? [];
		const elsewhere = ownState ? [] : (same ?? []);
		const found = here.length > 0 ? here : findRespelt(printed, byState.get(stateSlug) ?? []);
		return onlyOne(found.length > 0 ? found : elsewhere, printed);
	};
	return (printed) => {
		const key = [printed.name, printed.stateSlug, printed.address, printed.ownState].join("|");
		if (!known.has(key)) known.set(key, find(printed));
		return known.get(key);
	};
}

/** One university, or of several the one whose town is in the address: three are called University of Agricultural Sciences. */
function onlyOne(found: readonly DirectoryCollege[], { address = "" }: PrintedUniversity): string | undefined {
	const codes = [...new Set(found.map(({ code }) => code))];
	if (codes.length === 1) return codes[0];
	const words = foldedWords(address);
	const near = found.filter(({ district = "", name }) =>
		[...foldedWords(`${district} ${name.split(",")[1] ?? ""}`)].some((word) => words.has(word)),
	);
	const [one, ...others] = new Set(near.map(({ code }) => code));
	return others.length === 0 ? one : undefined;
}

const SOFT = new Set("university deemed be shri the institute of a national dr pandit pt ch".split(" "));

function findRespelt({ name, address = "" }: PrintedUniversity, entries: readonly Entry[]): DirectoryCollege[] {
	const own = toInstituteWords(name.replace(/\([^)]*\)/g, " "));
	const around = foldedWords(address);
	const fitting = entries.flatMap(({ university, words, place }) => {
		const { matched, respelt, missing, extra } = alignWords(own, words);
		const isOpen = (word: Word) =>
			!SOFT.has(word.text) && !isEmptyWord(word) && !place.has(word.fold) && !around.has(word.fold);
		const distinctive = matched.filter((word) => !isFieldWord(word) && !place.has(word.fold));
		const fits = distinctive.length > 0 && respelt <= 2 && ![...missing, ...extra].some(isOpen);
		return fits ? [{ university, rest: respelt + missing.length + extra.length }] : [];
	});
	const least = Math.min(...fitting.map(({ rest }) => rest));
	return fitting.filter(({ rest }) => rest === least).map(({ university }) => university);
}

function toEntry({ university, name }: { university: DirectoryCollege; name: string }): Entry {
	const { district = "", stateSlug = "" } = university;
	const tail = name.includes(",") ? name.slice(name.indexOf(",")) : "";
	return {
		university,
		words: toInstituteWords(name),
		place: foldedWords(`${district} ${stateSlug.replaceAll("-", " ")} ${tail}`),
	};
}

function keysOf(name: string): string[] {
	const texts = [name, name.split(",")[0] ?? ""];
	return [...new Set(texts.map(toKey))].filter((key) => key.includes(" "));
}

function toKey(text: string): string {
	const words = toInstituteWords(text.replace(/vishwa ?vidyalaya|viswavidyalaya|vishvavidyalaya/gi, "university"));
	return [...new Set(words.map(({ fold }) => fold))].sort().join(" ");
}
