import { readPairs } from "#pipeline/aicte/pairs.ts";
import { toCanonicalCode } from "#pipeline/colleges/same-as.ts";
import type { Match, Mention } from "#pipeline/match/mention.ts";
import { readSourceCsv } from "#pipeline/source-files.ts";

export type NameDecision = { source: string; name: string; collegeId: string };

/**
 * Looks up a reviewed decision of `data/sources/matches.csv`. A row with list, year and rank decides one ranking line; with list and
 * year, the name in that list; otherwise every line with that name, city and state. Editors' decisions are for names missing there.
 * Undefined if undecided.
 */
export function readReviewedMatches(fromDesk: readonly NameDecision[] = []): (mention: Mention) => Match | undefined {
	const decisions = new Map<string, Match>();
	const pairs = readPairs();
	const toMatch = (decided: string, why: string): Match => {
		// An institute that stood alone when it was decided may have been found in the directory since.
		const collegeId = pairs.get(/^X-AICTE-(.+)$/.exec(decided)?.[1] ?? "") ?? toCanonicalCode(decided);
		return { collegeId, by: collegeId.startsWith("X-") ? "own" : "reviewed", why };
	};
	for (const cells of readSourceCsv("matches.csv")) {
		const {
			source = "",
			name = "",
			city = "",
			state = "",
			list = "",
			year = "",
			rank = "",
			college_id: decided = "",
			why = "",
		} = cells;
		const key = reviewKey(source, name, city, state, list, year, rank);
		if (decisions.has(key)) throw new Error(`matches.csv decides twice on ${key}`);
		decisions.set(key, toMatch(decided, why));
	}
	for (const { source, name, collegeId } of fromDesk) {
		const key = reviewKey(source, name, "", "", "", "", "");
		if (!decisions.has(key)) decisions.set(key, toMatch(collegeId, "an editor decided"));
	}
	return ({ source, name, city, state, list = "", year = "", rank = "" }) =>
		decisions.get(reviewKey(source, name, city, state, list, String(year), rank)) ??
		decisions.get(reviewKey(source, name, city, state, list, String(year), "")) ??
		decisions.get(reviewKey(source, name, city, state, "", "", ""));
}

function reviewKey(...parts: string[]): string {
	return parts.map((part) => part.trim().toLowerCase()).join("|");
}
