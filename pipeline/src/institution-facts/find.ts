import type { DirectoryCollege } from "#pipeline/aishe/colleges.ts";
import type { ResolvedMention } from "#pipeline/colleges/build.ts";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import { toStateSlug } from "#pipeline/geo/places.ts";
import { toCityKey, toNameKey, toNameWords } from "#pipeline/match/normalise.ts";
import { toWords } from "#pipeline/text/words.ts";
import type { PrintedInstitution } from "./read.ts";

export type InstitutionMatch = { collegeId: string } | { why: string };
export type FindInstitution = (printed: PrintedInstitution) => InstitutionMatch;

type Named = { collegeId: string; words: readonly string[]; college: DirectoryCollege };

/**
 * Finds the institution of a row. The name must match, word for word, one that the directory, a ranking or a counselling prints for only
 * one institution of the state (of India, if the row has no state), and the row's place must not contradict it.
 */
export function createInstitutionFinder(
	directory: readonly DirectoryCollege[],
	mentions: readonly ResolvedMention[],
	knownNames: ReadonlyMap<string, string>,
): { byName: FindInstitution; byBeginning: FindInstitution } {
	const byCode = new Map(directory.map((college) => [college.code, college]));
	const printed = [
		...directory.flatMap((college) =>
			[college.name, ...college.otherNames].map((name) => ({ code: college.code, name })),
		),
		...mentions.map(({ mention, match }) => ({ code: match.collegeId, name: mention.name })),
		...[...knownNames].map(([code, name]) => ({ code, name })),
	];
	const names = new Map<string, Named>();
	for (const { code, name } of printed) {
		const college = byCode.get(code);
		const words = toNameWords(name);
		if (college !== undefined && words.length > 1)
			names.set(`${code}|${toNameKey(words)}`, { collegeId: code, words, college });
	}
	const byKey = Map.groupBy(names.values(), ({ words }) => toNameKey(words));
	const inTamilNadu = [...names.values()].filter(({ college }) => college.stateSlug === "tamil-nadu");
	return {
		byName: (row) => {
			if (row.decision !== undefined) return { collegeId: toCanonicalCode(row.decision) };
			const words = toNameWords(row.name);
			const town = new Set(toWords(row.city).map(toCityKey));
			const bare = words.filter((word) => !town.has(toCityKey(word)));
			const same = [toNameKey(words), toNameKey(bare)].flatMap((key) => byKey.get(key) ?? []);
			return decide(same, row);
		},
		byBeginning: (row) => {
			const words = toNameWords(row.name);
			const begun = inTamilNadu.filter((named) => named.words.length > 2 && startsWith(words, named.words));
			const longest = Math.max(0, ...begun.map((named) => named.words.length));
			return decide(
				begun.filter((named) => named.words.length === longest),
				row,
			);
		},
	};
}

function startsWith(words: readonly string[], beginning: readonly string[]): boolean {
	return beginning.every((word, index) => words[index] === word);
}

function decide(same: readonly Named[], { state, city }: PrintedInstitution): InstitutionMatch {
	const stateSlug = state === "" ? undefined : toStateSlug(state);
	const here = [...new Map(same.map((named) => [named.collegeId, named.college])).values()].filter(
		(college) => stateSlug === undefined || college.stateSlug === stateSlug,
	);
	const [only, other] = inCity(here, city);
	if (only === undefined) return { why: "no institution of the state has this name word for word" };
	if (other !== undefined) return { why: "several institutions of the state have this name" };
	if (stateSlug === undefined && !isIn(only, city))
		return { why: "no state is printed, and the town does not show which it is" };
	return { collegeId: only.code };
}

function inCity(colleges: readonly DirectoryCollege[], city: string): readonly DirectoryCollege[] {
	if (colleges.length < 2 || city === "") return colleges;
	const there = colleges.filter((college) => isIn(college, city));
	return there.length > 0 ? there : colleges;
}

function isIn({ name, otherNames, district = "" }: DirectoryCollege, city: string): boolean {
	const own = new Set([district, name, ...otherNames].flatMap(toWords).map(toCityKey));
	const words = toWords(city).map(toCityKey);
	return words.length > 0 && words.every((word) => own.has(word));
}
