import type { SocialCategory } from "@uchit/contract/cutoff-kind.ts";
import { isProgrammeSpecific, PREPARATORY_MARKED_SINCE } from "@uchit/contract/cutoff-use.ts";
import type { Caution } from "@uchit/contract/predict.ts";
import { ATTACHED_TERRITORIES, isJosaa } from "./counsellings.ts";
import type { PredictIndex } from "./predict-index.ts";
import { findHomeStateCounselling } from "./query-lists.ts";
import type { Question } from "./question.ts";

export function listCautions(predictIndex: PredictIndex, question: Question): Caution[] {
	const { counselling, years } = question.counsellingIndex;
	return [
		...listNeetCautions(predictIndex, question),
		...(years.length === 0 ? (["undated"] as const) : []),
		...(isProgrammeSpecific(question.group.rankSpace) ? (["score-of-programme"] as const) : []),
		...(mayHoldPreparatory(question) ? (["may-hold-preparatory"] as const) : []),
		...(isFromAttachedTerritory(question) ? (["territory-attached"] as const) : []),
		...(lacksOwnSeats(predictIndex, question) ? (["state-seats"] as const) : []),
		// NEET visitors choose their state's code instead.
		...(counselling.exam !== "neet" && hasStateCertificate(question) ? (["state-certificate"] as const) : []),
	];
}

export function mayHoldPreparatory({ lists }: Question): boolean {
	return lists.some(
		({ group, counsellingIndex }) =>
			group.rankSpace === "jee-advanced-category" &&
			!group.pwd &&
			(group.socialCategory === "sc" || group.socialCategory === "st") &&
			counsellingIndex.years.some((year) => year < PREPARATORY_MARKED_SINCE),
	);
}

export function isFromAttachedTerritory({ counsellingIndex, homeState }: Question): boolean {
	return isJosaa(counsellingIndex.counselling) && ATTACHED_TERRITORIES.includes(homeState?.slug ?? "");
}

/** Whether a rank in JEE Main is of somebody whose state has no counselling here. */
function lacksOwnSeats({ all }: PredictIndex, question: Question): boolean {
	const { counsellingIndex, homeState } = question;
	if (counsellingIndex.counselling.exam !== "jee-mains" || homeState === undefined) return false;
	const isOfEngineering = ({ counselling: { exam, state } }: (typeof all)[number]) =>
		state === homeState.slug && exam !== "neet";
	return !isFromAttachedTerritory(question) && !all.some(isOfEngineering);
}

function listNeetCautions(predictIndex: PredictIndex, question: Question): Caution[] {
	const { lists, counsellingIndex, homeState, group, gender, stateCategory } = question;
	if (counsellingIndex.counselling.exam !== "neet") return [];
	const door = findHomeStateCounselling(predictIndex, counsellingIndex, homeState);
	const ofState = lists.filter((list) => list.counsellingIndex === door);
	const isOpen = ofState.length > 0;
	const hasOwnCode = ofState.some((list) => list.group.socialCategory !== "open");
	const isCodeMissing = stateCategory === undefined && group.socialCategory !== "open" && !hasOwnCode;
	const hasChoice = (door?.counselling.choices ?? []).length > 0;
	const hasWomens = ofState.some((list) => list.group.seats.some(({ isForWomen }) => isForWomen));
	return [
		...(isOpen ? (["state-list"] as const) : (["all-india-share"] as const)),
		...(isOpen && isCodeMissing && hasChoice ? (["state-category"] as const) : []),
		...(hasWomens && gender === undefined ? (["state-women"] as const) : []),
		group.pwd ? "first-round-only" : "rounds-together",
	];
}

/** State categories that count as one Union category for JoSAA, such as backward classes. */
const STATE_CATEGORIES: Partial<Record<SocialCategory, readonly SocialCategory[]>> = {
	"obc-ncl": ["obc-ncl", "other"],
	ews: ["ews"],
};

/** Whether the home state's counselling, entered by another exam's rank, reserves seats for a category of its own list. */
function hasStateCertificate({ lists, counsellingIndex, group, homeState }: Question): boolean {
	const names = STATE_CATEGORIES[group.socialCategory] ?? [];
	const read = new Set(lists.map((list) => list.group));
	const ofState = new Set(lists.map((list) => list.counsellingIndex)).values();
	return ofState
		.filter((other) => other !== counsellingIndex && other.counselling.state === homeState?.slug)
		.some(({ groups }) =>
			groups.some((each) => names.includes(each.socialCategory) && !each.isSpecial && !read.has(each)),
		);
}
