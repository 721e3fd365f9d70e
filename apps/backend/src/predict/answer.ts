import type { PredictedSeat, PredictPage, PredictQuery } from "@uchit/contract/predict.schema.ts";
import { type Caution, PREDICT_PAGE_SIZE } from "@uchit/contract/predict.ts";
import { PREPARATORY_MARKED_SINCE } from "#backend/facts/queries/cutoffs/trend-rows.ts";
import { ATTACHED_TERRITORIES, isJosaa } from "#backend/predict/counsellings.ts";
import { countFacets, keepChosen, listRelaxations } from "#backend/predict/facets.ts";
import { isPerhapsSingle, judge, toEvidence, trendOf } from "#backend/predict/judge.ts";
import { listOpenSeats } from "#backend/predict/open-seats.ts";
import { type Question, readQuestion } from "#backend/predict/question.ts";
import type { Seat } from "#backend/predict/seats.ts";
import { type Judged, sortJudged } from "#backend/predict/sort.ts";
import type { PredictIndex } from "./predict-index.ts";

/** One page of the seats that a figure got, or nearly got, with the evidence of each. @throws BadField, BadFields */
export function predict(predictIndex: PredictIndex, query: PredictQuery): PredictPage {
	const question = readQuestion(predictIndex, query);
	const { open, leftOut } = listOpenSeats(question);
	const judged = judgeSeats(question, open);
	const matching = keepChosen(judged, query);
	const { isScore } = question.figure;
	const start = (query.page - 1) * PREDICT_PAGE_SIZE;
	const shown = sortJudged(matching, query.sort, isScore).slice(start, start + PREDICT_PAGE_SIZE);
	const items = shown.map((each) => toItem(question, each));
	const sourceIds = new Set(items.flatMap(({ evidence }) => evidence.map(({ sourceId }) => sourceId)));
	const finalFigures = open.flatMap((seat) => seat.finalFigures);
	return {
		asked: toAsked(question),
		years: [...new Set(finalFigures.flatMap(({ year }) => year ?? []))].sort((a, b) => a - b),
		yearNote: question.counsellingIndex.yearNote,
		total: matching.length,
		page: query.page,
		pageSize: PREDICT_PAGE_SIZE,
		sort: query.sort,
		items,
		facets: countFacets(judged, query),
		relax: matching.length === 0 ? listRelaxations(judged, query) : [],
		leftOut,
		cautions: listCautions(question),
		sources: [...sourceIds].sort().flatMap((id) => predictIndex.sources.get(id) ?? []),
	};
}

function judgeSeats({ figure }: Question, open: readonly Seat[]): Judged[] {
	const judged: Judged[] = [];
	for (const seat of open) {
		const found = judge(figure, seat.finalFigures);
		if (found !== undefined) judged.push({ seat, place: judged.length, ...found });
	}
	return judged;
}

function toItem({ group, figure }: Question, { seat, band, insideYears }: Judged): PredictedSeat {
	const { college, kind, programme, earlierNames, quota, pool, gender, finalFigures } = seat;
	const { slug, name, city, state } = college;
	const newest = finalFigures.at(-1);
	return {
		college: { slug, name, city, state, kind },
		programme,
		earlierNames,
		quota,
		pool,
		seatType: group.seatType,
		socialCategory: group.socialCategory,
		pwd: group.pwd,
		gender,
		band,
		insideYears,
		heldYears: finalFigures.length,
		evidence: finalFigures.map((each) => toEvidence(figure, each)),
		trend: trendOf(seat, figure.isScore),
		mayBeSingleSeat: newest !== undefined && isPerhapsSingle(newest),
		sourceId: newest?.sourceId ?? "",
		rounds: addressOfRounds(seat, group.seatType),
	};
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

function toAsked({ counsellingIndex, group, figure, gender, homeState, quotas }: Question): PredictPage["asked"] {
	return {
		exam: counsellingIndex.counselling.exam,
		authority: counsellingIndex.counselling.authority,
		rankSpace: group.rankSpace,
		rank: figure.isScore ? undefined : figure.value,
		score: figure.isScore ? figure.value : undefined,
		category: group.seatType,
		socialCategory: group.socialCategory,
		pwd: group.pwd,
		gender,
		homeState,
		quota: [...quotas],
	};
}

function listCautions({ counsellingIndex, group, homeState }: Question): Caution[] {
	const { counselling, years } = counsellingIndex;
	const isMixed =
		group.rankSpace === "jee-advanced-category" &&
		(group.socialCategory === "sc" || group.socialCategory === "st") &&
		years.some((year) => year < PREPARATORY_MARKED_SINCE);
	const isAttached = isJosaa(counselling) && ATTACHED_TERRITORIES.includes(homeState?.slug ?? "");
	return [
		...(counselling.exam === "neet" ? (["all-india-share"] as const) : []),
		...(years.length === 0 ? (["undated"] as const) : []),
		...(counselling.isFirstRoundOnly === true ? (["first-round-only"] as const) : []),
		...(isMixed && !group.pwd ? (["may-hold-preparatory"] as const) : []),
		...(isAttached ? (["territory-attached"] as const) : []),
	];
}
