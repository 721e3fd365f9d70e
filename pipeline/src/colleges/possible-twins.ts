import { createFinder } from "#pipeline/colleges/former.ts";
import { readSameAs } from "#pipeline/colleges/same-as.ts";

/** A row of `possible_twins`: two institutions that may be one, the smaller id first. */
export type PossibleTwins = { collegeId: string; otherId: string; why: string };

/** Pairs of `same-as.csv` that nothing decides, of the institutions that there are. */
export function readPossibleTwins(living: ReadonlySet<string>): PossibleTwins[] {
	const findNow = createFinder();
	const pairs = readSameAs()
		.filter(({ verdict }) => verdict === "may-be")
		.map(({ code, sameAs, evidence }) => {
			const [collegeId = "", otherId = ""] = [code, sameAs].map((id) => findNow(id) ?? id).toSorted();
			return { collegeId, otherId, why: evidence };
		})
		.filter(({ collegeId, otherId }) => collegeId !== otherId && living.has(collegeId) && living.has(otherId));
	return [...new Map(pairs.map((pair) => [`${pair.collegeId}|${pair.otherId}`, pair])).values()];
}
