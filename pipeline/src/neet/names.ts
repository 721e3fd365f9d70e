import type { Mention } from "#pipeline/match/mention.ts";

const NAME_WITHOUT_PLACE = /^(govt?|government|gmc|gdc|medical|dental|college|and|hosp|hospital|[ .,&])+$/i;

export function namesNoCollege(name: string): boolean {
	return NAME_WITHOUT_PLACE.test(name);
}

export function whyUnreadable(institute: string, closingRank: number | undefined, worst = Number.POSITIVE_INFINITY) {
	if (closingRank === undefined) return "no closing rank";
	if (namesNoCollege(institute)) return "the name has no place: several colleges are called so";
	return closingRank > worst ? "the closing rank is past the last that qualified" : undefined;
}

/** The copies derive the state from the name, often wrongly: at worst this leaves a name undecided, never gives it to another college. */
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
