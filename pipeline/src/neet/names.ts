import type { Mention } from "#pipeline/match/mention.ts";

/** "Government Medical College", "GDC": words that say what it is and not where. */
const WITHOUT_PLACE = /^(govt?|government|gmc|gdc|medical|dental|college|and|hosp|hospital|[ .,&])+$/i;

/** Whether a printed name fits many colleges and has no place that tells them apart. */
export function namesNoCollege(name: string): boolean {
	return WITHOUT_PLACE.test(name);
}

/** Why a row cannot be read: it has no rank, its name is many colleges', or nobody who qualified had a rank past `worst`. */
export function whyUnreadable(institute: string, closingRank: number | undefined, worst = Number.POSITIVE_INFINITY) {
	if (closingRank === undefined) return "no closing rank";
	if (namesNoCollege(institute)) return "the name has no place: several colleges are called so";
	return closingRank > worst ? "the closing rank is past the last that qualified" : undefined;
}

/** The copies derive a state from the name, often a wrong one: it only ever makes a name undecided, never another college's. */
export function toMention(name: string, state: string, address: string, sourceId: string): Mention {
	return {
		source: "neet",
		name,
		city: "",
		state: state === "Delhi (NCT)" ? "Delhi" : state,
		...(address === "" ? {} : { address }),
		sourceId,
	};
}
