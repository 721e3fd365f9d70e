import type { SocialCategory } from "@uchit/contract/cutoff.ts";
import { PREPARATORY_MARKED_SINCE } from "@uchit/contract/cutoff-use.ts";
import type { Caution } from "@uchit/contract/predict.ts";
import { ATTACHED_TERRITORIES, isJosaa } from "./counsellings.ts";
import type { Question } from "./question.ts";

/** What must be said beside whatever answers a question. */
export function listCautions(question: Question): Caution[] {
	const { lists, counsellingIndex, homeState } = question;
	const { counselling, years } = counsellingIndex;
	const isMixed = lists.some(
		({ group, counsellingIndex }) =>
			group.rankSpace === "jee-advanced-category" &&
			!group.pwd &&
			(group.socialCategory === "sc" || group.socialCategory === "st") &&
			counsellingIndex.years.some((year) => year < PREPARATORY_MARKED_SINCE),
	);
	const isAttached = isJosaa(counselling) && ATTACHED_TERRITORIES.includes(homeState?.slug ?? "");
	return [
		...(counselling.exam === "neet" ? (["all-india-share"] as const) : []),
		...(years.length === 0 ? (["undated"] as const) : []),
		...(counselling.isFirstRoundOnly === true ? (["first-round-only"] as const) : []),
		...(isMixed ? (["may-hold-preparatory"] as const) : []),
		...(isAttached ? (["territory-attached"] as const) : []),
		...(hasStateCertificate(question) ? (["state-certificate"] as const) : []),
	];
}

/** What a state calls its own list of what is one of the Union's to JoSAA: its backward classes, its economically weaker. */
const OF_STATE: Partial<Record<SocialCategory, readonly SocialCategory[]>> = {
	"obc-ncl": ["obc-ncl", "other"],
	ews: ["ews"],
};

/** Whether a counselling of the visitor's own state, entered by another's rank, keeps seats for a category that is not read. */
function hasStateCertificate({ lists, counsellingIndex, group, homeState }: Question): boolean {
	const names = OF_STATE[group.socialCategory] ?? [];
	const read = new Set(lists.map((list) => list.group));
	const ofState = new Set(lists.map((list) => list.counsellingIndex)).values();
	return ofState
		.filter((each) => each !== counsellingIndex && each.counselling.state === homeState?.slug)
		.some(({ groups }) =>
			groups.some((each) => names.includes(each.socialCategory) && !each.isSpecial && !read.has(each)),
		);
}
