import { PREDICT_PAGE_SIZE, type PredictedSeat, type PredictPage, type PredictQuery } from "@uchit/contract/predict.ts";
import type { NearestSeat } from "@uchit/contract/predict-band.ts";
import type { PredictReport } from "@uchit/contract/predict-report.ts";
import { listCautions } from "@uchit/predictor/cautions.ts";
import type { QueryFigure } from "@uchit/predictor/figure.ts";
import { isClose, isPerhapsSingle, toEvidence, trendOf } from "@uchit/predictor/judge.ts";
import { countOpenSeats, listOpenSeats, type OpenSeat } from "@uchit/predictor/open-seats.ts";
import type { PredictIndex } from "@uchit/predictor/predict-index.ts";
import { findHomeStateCounselling, findQueryLists, spacesOf } from "@uchit/predictor/query-lists.ts";
import { type Question, readQuestion } from "@uchit/predictor/question.ts";
import { type Seat, yearsOf } from "@uchit/predictor/seat.ts";
import { type JudgedSeat, judgeSeats, listMissed, topSorted } from "@uchit/predictor/sort.ts";
import { countCounsellings } from "#backend/predict/counsellings.ts";
import { countFacets, filterJudged, listRelaxations } from "#backend/predict/facets.ts";

/** @throws BadField, BadFields */
export function predict(predictIndex: PredictIndex, report: PredictReport, query: PredictQuery): PredictPage {
	const question = readQuestion(predictIndex, query);
	const { open, leftOut } = listOpenSeats(question);
	const judged = judgeSeats(open);
	const matching = filterJudged(judged, query);
	const start = (query.page - 1) * PREDICT_PAGE_SIZE;
	const items = topSorted(matching, query.sort, start + PREDICT_PAGE_SIZE)
		.slice(start)
		.map(toItem);
	const sourceIds = new Set(items.flatMap(({ evidence }) => evidence.map(({ sourceId }) => sourceId)));
	return {
		asked: toRequested(predictIndex, question),
		years: yearsOf(open.map(({ seat }) => seat)),
		yearNote: question.counsellingIndex.yearNote,
		total: matching.length,
		colleges: new Set(matching.map(({ seat }) => seat.college)).size,
		page: query.page,
		pageSize: PREDICT_PAGE_SIZE,
		sort: query.sort,
		items,
		counsellings: countCounsellings(matching, { predictIndex, report }),
		facets: countFacets(judged, query),
		relax: matching.length === 0 ? listRelaxations(judged, query) : [],
		nearest: matching.length === 0 ? listNearest(open, { judged, query }) : [],
		leftOut,
		cautions: listCautions(predictIndex, question),
		sources: [...sourceIds].sort().flatMap((id) => predictIndex.sources.get(id) ?? []),
	};
}

const MAX_NEAREST = 4;

/** One seat of each institute. None if only the chosen group is empty, as others are in reach then. */
function listNearest(
	open: readonly OpenSeat[],
	{ judged, query }: { judged: readonly JudgedSeat[]; query: PredictQuery },
): NearestSeat[] {
	const ofAnyGroup = { ...query, band: [] };
	if (filterJudged(judged, ofAnyGroup).length > 0) return [];
	const ofEach = Map.groupBy(filterJudged(listMissed(open), ofAnyGroup), ({ seat }) => seat.college.slug);
	return [...ofEach.values()]
		.flatMap(([nearest]) => (nearest === undefined ? [] : toNearest(nearest)))
		.slice(0, MAX_NEAREST);
}

function toNearest({ seat, list: { group, figure } }: OpenSeat): NearestSeat[] {
	const { college, programme, quota, finalFigures } = seat;
	return finalFigures.slice(-1).map(({ closing, year }) => ({
		...{ college: { slug: college.slug, name: college.name }, programme, quota, seatType: group.seatType },
		...{ own: figure.value, isScore: figure.isScore, closing, year },
	}));
}

function toItem({ seat, list, alsoGenders, band, insideYears }: JudgedSeat): PredictedSeat {
	const { college, kind, programme, earlierNames, quota, pool, gender, finalFigures } = seat;
	const { group, figure, counsellingIndex } = list;
	const { slug, name, city, state, medianSalary, medianSalaryYear } = college;
	const newest = finalFigures.at(-1);
	const { authority, roundName } = counsellingIndex.counselling;
	return {
		college: {
			slug,
			name,
			city,
			state,
			kind,
			medianSalary,
			medianSalaryYear,
			...(college.isForWomen && { isForWomen: true }),
		},
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
		alsoGenders: [...alsoGenders],
		roundName: newest?.round === undefined ? roundName : undefined,
		band,
		close: newest !== undefined && isClose(figure, newest),
		insideYears,
		heldYears: finalFigures.length,
		evidence: finalFigures.map((final) => toEvidence(figure, final)),
		trend: trendOf(seat, figure.isScore),
		mayBeSingleSeat: newest !== undefined && isPerhapsSingle(newest),
		sourceId: newest?.sourceId ?? "",
		rounds: addressOfRounds(seat, group.seatType),
	};
}

function toFigure({ value, isScore }: QueryFigure): { rank?: number; score?: number } {
	return isScore ? { score: value } : { rank: value };
}

function addressOfRounds({ college, exam, quota, gender, programme, earlierNames }: Seat, seatType: string): string {
	const params = new URLSearchParams({ exam, seatType });
	if (quota !== "") params.set("quota", quota);
	if (gender !== "") params.set("gender", gender);
	for (const name of [programme, ...earlierNames]) params.append("programme", name);
	params.set("limit", "200");
	return `/v1/colleges/${college.slug}/cutoffs?${params}`;
}

function toRequested(predictIndex: PredictIndex, question: Question): PredictPage["asked"] {
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

function toStateDoor(
	predictIndex: PredictIndex,
	{ counsellingIndex, homeState, stateCategory }: Question,
): PredictPage["asked"]["stateDoor"] {
	const door = findHomeStateCounselling(predictIndex, counsellingIndex, homeState);
	if (door === undefined) return undefined;
	const { authority, choices = [] } = door.counselling;
	return { authority, choices: [...choices], category: stateCategory };
}

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
