import { createFinder } from "#pipeline/colleges/former.ts";
import { readSameAs } from "#pipeline/colleges/same-as.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

/** A row of `possible_twins`: two institutions that may be one, the smaller id first. */
export type PossibleTwins = { collegeId: string; otherId: string; why: string };

/** Pairs that nothing decides, of the institutions that there are: of `same-as.csv`, and of AICTE's entries with the directory. */
export function readPossibleTwins(living: ReadonlySet<string>): PossibleTwins[] {
	const findNow = createFinder();
	const ofAicte = readSourceCsv("aicte/may-be-same.csv").map(({ aicte_id, college_id = "", evidence = "" }) => ({
		code: `X-AICTE-${aicte_id}`,
		sameAs: college_id,
		evidence,
	}));
	const pairs = [...readSameAs().filter(({ verdict }) => verdict === "may-be"), ...ofAicte]
		.map(({ code, sameAs, evidence }) => {
			const [collegeId = "", otherId = ""] = [code, sameAs].map((id) => findNow(id) ?? id).toSorted();
			return { collegeId, otherId, why: evidence };
		})
		.filter(({ collegeId, otherId }) => collegeId !== otherId && living.has(collegeId) && living.has(otherId));
	return [...new Map(pairs.map((pair) => [`${pair.collegeId}|${pair.otherId}`, pair])).values()];
}
