import { isEmptyWord, isFieldWord, toInstituteWords, type Word } from "#pipeline/aicte/words.ts";
import type { Catalogue } from "#pipeline/catalogue.ts";
import { createPresentIdFinder } from "#pipeline/colleges/former.ts";
import { readSameAs, type SameCollegeDecision } from "#pipeline/colleges/same-as.ts";

type PublishedFacts = Pick<Catalogue, "colleges" | "otherNames" | "rankings" | "counsellings" | "published">;

/**
 * Ranked institutions whose facts may be split over two pages: another institution of the district has the same telling words, and facts
 * of other lists. Each must be decided in `same-as.csv` before a load; returns a line for each undecided one.
 */
export function findSplitInstitutions(
	catalogue: PublishedFacts,
	decided: readonly SameCollegeDecision[] = readSameAs(),
): string[] {
	const findNow = createPresentIdFinder();
	const now = (id: string) => findNow(id) ?? id;
	const known = new Set(decided.map(({ code, sameAs }) => pairKey(now(code), now(sameAs))));
	const facts = listFacts(catalogue);
	const ranked = new Set(catalogue.rankings.map(({ collegeId }) => collegeId));
	const names = Map.groupBy(catalogue.otherNames, ({ collegeId }) => collegeId);
	const byName = new Map<string, Set<string>>();
	for (const college of catalogue.colleges) {
		if (!facts.has(college.id)) continue;
		const others = (names.get(college.id) ?? []).map(({ name }) => name);
		const place = foldsOf(`${college.district ?? ""} ${(college.stateSlug ?? "").replaceAll("-", " ")}`);
		for (const name of [college.name, college.officialName, ...others]) {
			const key = `${college.districtId}|${tellingWords(name, place)}`;
			byName.set(key, (byName.get(key) ?? new Set()).add(college.id));
		}
	}
	const pairs = [...byName.values()].flatMap((ids) =>
		[...ids].flatMap((a) =>
			[...ids].filter((b) => a < b && (ranked.has(a) || ranked.has(b))).map((b) => [a, b] as const),
		),
	);
	const nameOf = new Map(catalogue.colleges.map(({ id, officialName }) => [id, officialName]));
	const open = pairs.filter(([a, b]) => !known.has(pairKey(a, b)) && areDisjoint(facts.get(a), facts.get(b)));
	return [...new Set(open.map(([a, b]) => `${a} "${nameOf.get(a)}" and ${b} "${nameOf.get(b)}"`))];
}

function listFacts({ rankings, counsellings, published }: PublishedFacts): Map<string, Set<string>> {
	const facts = new Map<string, Set<string>>();
	const add = (collegeId: string, list: string) => {
		const known = facts.get(collegeId) ?? new Set();
		facts.set(collegeId, known.add(list));
	};
	for (const { collegeId, list, year } of rankings) add(collegeId, `rank ${list} ${year}`);
	for (const { sourceId, cutoffs } of counsellings) for (const { collegeId } of cutoffs) add(collegeId, sourceId);
	for (const { intakes } of published) for (const { collegeId, authority } of intakes) add(collegeId, authority);
	return facts;
}

const SOFT = new Set(["hospital", "government", "general", "deemed", "autonomous", "be"]);

function tellingWords(name: string, place: ReadonlySet<string>): string {
	const words = toInstituteWords(name).filter((word) => !isEmptyWord(word) && !SOFT.has(word.text));
	const without = words.filter(({ fold }) => !place.has(fold));
	const distinct = without.some((word) => !isFieldWord(word)) ? without : words;
	return [...new Set(distinct.map(({ fold }: Word) => fold))].sort().join(" ");
}

function foldsOf(text: string): Set<string> {
	return new Set(toInstituteWords(text).map(({ fold }) => fold));
}

const pairKey = (a: string, b: string) => [a, b].toSorted().join("|");

function areDisjoint(a: ReadonlySet<string> = new Set(), b: ReadonlySet<string> = new Set()): boolean {
	return [...a].every((list) => !b.has(list));
}
