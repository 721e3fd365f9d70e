import { SOCIAL_CATEGORIES } from "@uchit/contract/cutoff-kind.ts";
import type { PredictCategory, PredictExam, PredictExams, PredictList } from "@uchit/contract/predict-exam.ts";
import type { CounsellingIndex, PredictIndex } from "@uchit/predictor/predict-index.ts";
import { listOtherCounsellings } from "@uchit/predictor/query-lists.ts";
import type { Seat, SeatGroup } from "@uchit/predictor/seat.ts";

export function listPredictExams(predictIndex: PredictIndex): PredictExams {
	return {
		items: [...predictIndex.byExam.values()].map((counsellingIndex) => toExam(predictIndex, counsellingIndex)),
		states: [...predictIndex.states],
	};
}

function toExam(predictIndex: PredictIndex, own: CounsellingIndex): PredictExam {
	const { counselling, groups, quotas, years, yearNote, sourceIds, pairs } = own;
	const { exam, authority, rankSpaces, apart = [], isHomeKnown = false, mostScore, categorySpaces = {} } = counselling;
	const shown = groups.filter(({ genders }) => genders.length > 0);
	const lists = rankSpaces.flatMap((rankSpace): PredictList[] => {
		const categories = shown.filter((group) => group.rankSpace === rankSpace).map(toCategory);
		const figure = mostScore === undefined ? "rank" : "score";
		return categories.length === 0
			? []
			: [
					{
						rankSpace,
						figure,
						apart: apart.includes(rankSpace),
						ofCategory: Object.values(categorySpaces).includes(rankSpace),
						mostScore,
						categories: categories.toSorted(byCategory),
					},
				];
	});
	const usual = shown.filter(({ rankSpace }) => !apart.includes(rankSpace));
	return {
		exam,
		authority,
		years: [...years],
		yearNote,
		others: listOtherCounsellings(predictIndex, own, rankSpaces[0]).map(({ counselling, years }) => ({
			authority: counselling.authority,
			years: [...years],
		})),
		hasBothRanks: Object.keys(categorySpaces).length > 0,
		homeState: isHomeKnown ? "told" : "asked",
		namesList: new Set(usual.map(({ seatType }) => seatType)).size < usual.length,
		lists,
		quotas: quotas.map(({ value, pool }) => ({ value, pool })),
		marksToRank: rankSpaces.filter((rankSpace) => pairs.some((pair) => pair.rankSpace === rankSpace)),
		sources: sourceIds.flatMap((id) => predictIndex.sources.get(id) ?? []),
	};
}

function seatsOf({ seats }: SeatGroup): Seat[] {
	return seats.filter(({ absent }) => absent === undefined);
}

function toCategory(group: SeatGroup): PredictCategory {
	const { seatType: value, socialCategory, pwd } = group;
	return {
		value,
		socialCategory,
		pwd,
		pools: [...new Set(seatsOf(group).map(({ pool }) => pool))].sort(),
		// Everyone's pool first: its name begins with G, the women's with F.
		genders: group.genders
			.filter((gender) => gender !== "")
			.toSorted()
			.toReversed(),
	};
}

function byCategory(a: PredictCategory, b: PredictCategory): number {
	return (
		SOCIAL_CATEGORIES.indexOf(a.socialCategory) - SOCIAL_CATEGORIES.indexOf(b.socialCategory) ||
		Number(a.pwd) - Number(b.pwd) ||
		(a.value < b.value ? -1 : 1)
	);
}
