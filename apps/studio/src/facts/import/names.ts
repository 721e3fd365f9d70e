import type { MatchedCollege } from "@uchit/contract/fact-import.ts";
import { listNameMatches } from "#studio/wire/actions.ts";
import { type InstitutionName, keyOfInstitutionName, type ReadFactRow } from "./fact-rows.ts";
import type { MatchedName } from "./name-matches.tsx";

const BATCH_SIZE = 100;

export function namesIn(rows: readonly ReadFactRow[]): InstitutionName[] {
	return [
		...new Map(
			rows.flatMap(({ called }) => (called === undefined ? [] : [[keyOfInstitutionName(called), called]])),
		).values(),
	];
}

type Progress = { known: readonly MatchedName[]; onStep: (says: string) => void };

export async function matchNames(
	names: readonly InstitutionName[],
	{ known, onStep }: Progress,
): Promise<MatchedName[]> {
	const before = new Map(known.map((name) => [keyOfInstitutionName(name), name]));
	const unknown = names.filter((name) => !before.has(keyOfInstitutionName(name)));
	for (let from = 0; from < unknown.length; from += BATCH_SIZE) {
		const some = unknown.slice(from, from + BATCH_SIZE);
		onStep(`Looking for colleges: ${from.toLocaleString("en-IN")} of ${unknown.length.toLocaleString("en-IN")} …`);
		const answers = await listNameMatches(some);
		for (const [at, name] of some.entries()) {
			const answer = answers[at];
			if (answer !== undefined) before.set(keyOfInstitutionName(name), { ...name, answer });
		}
	}
	return names.flatMap((name) => before.get(keyOfInstitutionName(name)) ?? []);
}

export function resolvedColleges(
	answeredNames: readonly MatchedName[],
	chosen: ReadonlyMap<string, MatchedCollege>,
): Map<string, MatchedCollege> {
	return new Map([...onlyColleges(answeredNames, "certain"), ...chosen]);
}

/** The choices to begin with: a name that one college alone has, where no person chose yet. */
export function withExact(
	chosen: ReadonlyMap<string, MatchedCollege>,
	{ answered, known }: Record<"answered" | "known", readonly MatchedName[]>,
): Map<string, MatchedCollege> {
	const before = new Set(known.map(keyOfInstitutionName));
	const fresh = answered.filter((name) => !before.has(keyOfInstitutionName(name)));
	return new Map([...onlyColleges(fresh, "exact"), ...chosen]);
}

function onlyColleges(names: readonly MatchedName[], is: "certain" | "exact"): [string, MatchedCollege][] {
	return names.flatMap((name): [string, MatchedCollege][] => {
		const [only] = name.answer.colleges;
		return name.answer.is === is && only !== undefined ? [[keyOfInstitutionName(name), only]] : [];
	});
}
