import type { SocialCategory } from "@uchit/contract/cutoff.ts";
import {
	type Caution,
	PREDICT_PAGE_SIZE,
	type PredictedSeat,
	type PredictPage,
	type PredictQuery,
} from "@uchit/contract/predict.ts";
import { ATTACHED_TERRITORIES, isJosaa } from "@uchit/predictor/counsellings.ts";
import type { QueryFigure } from "@uchit/predictor/figure.ts";
import { isClose, isPerhapsSingle, toEvidence, trendOf } from "@uchit/predictor/judge.ts";
import { countOpenSeats, listOpenSeats } from "@uchit/predictor/open-seats.ts";
import type { PredictIndex } from "@uchit/predictor/predict-index.ts";
import { findQueryLists, findStateDoor, spacesOf } from "@uchit/predictor/query-lists.ts";
import { type Question, readQuestion } from "@uchit/predictor/question.ts";
import { type Seat, yearsOf } from "@uchit/predictor/seat.ts";
import { firstSorted, type Judged, judgeSeats } from "@uchit/predictor/sort.ts";
import { PREPARATORY_MARKED_SINCE } from "#backend/facts/queries/cutoffs/trend-rows.ts";
import { countFacets, keepChosen, listRelaxations } from "#backend/predict/facets.ts";

/** One page of the seats that a figure got, or nearly got, with the evidence of each. @throws BadField, BadFields */
export function predict(predictIndex: PredictIndex, query: PredictQuery): PredictPage {
	const question = readQuestion(predictIndex, query);
	const { open, leftOut } = listOpenSeats(question);
	const judged = judgeSeats(open);
	const matching = keepChosen(judged, query);
	const start = (query.page - 1) * PREDICT_PAGE_SIZE;
	const items = firstSorted(matching, query.sort, start + PREDICT_PAGE_SIZE)
		.slice(start)
		.map(toItem);
	const sourceIds = new Set(items.flatMap(({ evidence }) => evidence.map(({ sourceId }) => sourceId)));
	return {
		asked: toAsked(predictIndex, question),
		years: yearsOf(open.map(({ seat }) => seat)),
		yearNote: question.counsellingIndex.yearNote,
		total: matching.length,
		colleges: new Set(matching.map(({ seat }) => seat.college)).size,
		page: query.page,
		pageSize: PREDICT_PAGE_SIZE,
		sort: query.sort,
		items,
		facets: countFacets(judged, query),
		relax: matching.length === 0 ? listRelaxations(judged, query) : [],
		leftOut,
		cautions: listCautions(predictIndex, question),
		sources: [...sourceIds].sort().flatMap((id) => predictIndex.sources.get(id) ?? []),
	};
}

function toItem({ seat, list, band, insideYears }: Judged): PredictedSeat {
	const { college, kind, programme, earlierNames, quota, pool, gender, finalFigures } = seat;
	const { group, figure, counsellingIndex } = list;
	const { slug, name, city, state, medianSalary, medianSalaryYear } = college;
	const newest = finalFigures.at(-1);
	const { authority, roundName } = counsellingIndex.counselling;
	return {
		college: { slug, name, city, state, kind, medianSalary, medianSalaryYear },
		exam: seat.exam,
		authority,
		rankSpace: group.rankSpace,
		...toFigure(figure),
		programme,
		earlierNames,
		quota,
		pool,
		seatType: group.seatType,
		socialCategory: group.socialCategory,
		pwd: group.pwd,
		gender,
		roundName: newest?.round === undefined ? roundName : undefined,
		band,
		close: newest !== undefined && isClose(figure, newest),
		insideYears,
		heldYears: finalFigures.length,
		evidence: finalFigures.map((each) => toEvidence(figure, each)),
		trend: trendOf(seat, figure.isScore),
		mayBeSingleSeat: newest !== undefined && isPerhapsSingle(newest),
		sourceId: newest?.sourceId ?? "",
		rounds: addressOfRounds(seat, group.seatType),
	};
}

function toFigure({ value, isScore }: QueryFigure): { rank?: number; score?: number } {
	return isScore ? { score: value } : { rank: value };
}

/** Every round of the seat, under all its names, at the address that lists an institution's cutoffs. */
function addressOfRounds({ college, exam, quota, gender, programme, earlierNames }: Seat, seatType: string): string {
	const params = new URLSearchParams({ exam, seatType });
	if (quota !== "") params.set("quota", quota);
	if (gender !== "") params.set("gender", gender);
	for (const name of [programme, ...earlierNames]) params.append("programme", name);
	params.set("limit", "200");
	return `/v1/colleges/${college.slug}/cutoffs?${params}`;
}

function toAsked(predictIndex: PredictIndex, question: Question): PredictPage["asked"] {
	const { counsellingIndex, group, lists, common, own, gender, homeState, quotas } = question;
	const { counselling } = counsellingIndex;
	return {
		exam: counselling.exam,
		authority: counselling.authority,
		rankSpace: common === undefined ? group.rankSpace : spacesOf(counselling, group.rankSpace).everyone,
		common: common?.value,
		...(own === undefined ? {} : toFigure(own)),
		category: group.seatType,
		socialCategory: group.socialCategory,
		pwd: group.pwd,
		gender,
		homeState,
		quota: [...quotas],
		lists: lists.map((list) => ({
			authority: list.counsellingIndex.counselling.authority,
			rankSpace: list.group.rankSpace,
			seatType: list.group.seatType,
			...toFigure(list.figure),
		})),
		stateDoor: toStateDoor(predictIndex, question),
		missing: toMissing(predictIndex, question),
	};
}

/** The own counselling of the home state, and the codes of which the visitor names one. */
function toStateDoor(
	predictIndex: PredictIndex,
	{ counsellingIndex, homeState, stateCategory }: Question,
): PredictPage["asked"]["stateDoor"] {
	const door = findStateDoor(predictIndex, counsellingIndex, homeState);
	if (door === undefined) return undefined;
	const { authority, choices = [] } = door.counselling;
	return { authority, choices: [...choices], category: stateCategory };
}

/** The rank that was not given, where a category has a list of ranks of its own, and what its list has for this person. */
function toMissing(predictIndex: PredictIndex, question: Question): PredictPage["asked"]["missing"] {
	const { counsellingIndex, group, common, own } = question;
	const { everyone, own: categories } = spacesOf(counsellingIndex.counselling, group.rankSpace);
	if (categories === undefined || group.rankSpace !== categories) return undefined;
	if (own === undefined)
		return { rank: "category", rankSpace: categories, options: countOpenSeats(question, { counsellingIndex, group }) };
	if (common !== undefined) return undefined;
	const withCommon = findQueryLists(predictIndex, { ...question, common: own, own: undefined });
	const options = withCommon.reduce((sum, list) => sum + countOpenSeats(question, list), 0);
	return { rank: "common", rankSpace: everyone, options };
}

function listCautions(predictIndex: PredictIndex, question: Question): Caution[] {
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
		...listNeetCautions(predictIndex, question),
		...(years.length === 0 ? (["undated"] as const) : []),
		...(isMixed ? (["may-hold-preparatory"] as const) : []),
		...(isAttached ? (["territory-attached"] as const) : []),
		// Of NEET the visitor names the state's code instead.
		...(counselling.exam !== "neet" && hasStateCertificate(question) ? (["state-certificate"] as const) : []),
	];
}

/** What NEET's lists cannot hold, and what must be said to open the home state's own. */
function listNeetCautions(predictIndex: PredictIndex, question: Question): Caution[] {
	const { lists, counsellingIndex, homeState, group, gender, stateCategory } = question;
	if (counsellingIndex.counselling.exam !== "neet") return [];
	const door = findStateDoor(predictIndex, counsellingIndex, homeState);
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
