import type { PredictRankBand, PredictRankQuery } from "@uchit/contract/predict-exam.ts";
import { listValues } from "@uchit/predictor/fold.ts";
import type { MarksAndRank, PredictIndex } from "@uchit/predictor/predict-index.ts";
import { BadField } from "#backend/errors.ts";

/** The ranks between which the marks fall, in a list with marks and rank of each seat's last admission. @throws BadField */
export function findRankBand(
	predictIndex: PredictIndex,
	{ exam, rankSpace, score }: PredictRankQuery,
): PredictRankBand {
	const all = predictIndex.byExam.get(exam)?.pairs ?? [];
	const known = listValues(
		[...predictIndex.byExam.values()]
			.filter(({ pairs }) => pairs.length > 0)
			.map(({ counselling }) => counselling.exam),
	);
	if (all.length === 0)
		throw new BadField("exam", `we have no official table of marks and ranks for "${exam}", only for ${known}`);
	const { fullMarks = Number.POSITIVE_INFINITY, supplementaryFrom } = predictIndex.byExam.get(exam)?.counselling ?? {};
	if (score > fullMarks) throw new BadField("score", `at most ${fullMarks}, the full marks of "${exam}", not ${score}`);
	const ofSpace = all.filter((pair) => pair.rankSpace === rankSpace);
	if (ofSpace.length === 0)
		throw new BadField("rankSpace", `one of ${listValues(all.map((pair) => pair.rankSpace))}, not "${rankSpace}"`);
	const end = supplementaryFrom?.[rankSpace] ?? Number.POSITIVE_INFINITY;
	const ofMainList = ofSpace.filter(({ rank }) => rank < end);
	const years = [...Map.groupBy(ofMainList, ({ year }) => year)].toSorted(([a], [b]) => b - a);
	return {
		exam,
		rankSpace,
		score,
		years: years.map(([year, pairs]) => ({ year, ...findBetween(dropContradicting(pairs), score) })),
		sources: [...new Set(ofSpace.map(({ sourceId }) => sourceId))].flatMap((id) => predictIndex.sources.get(id) ?? []),
	};
}

function findBetween(pairs: readonly MarksAndRank[], score: number) {
	// If one mark has several ranks, the band spans them all.
	const above = pairs.findLast((pair) => pair.score > score);
	const ofScore = pairs.filter((pair) => pair.score === score);
	const below = pairs.find((pair) => pair.score < score);
	const toPrinted = (pair: MarksAndRank | undefined) => pair && { score: pair.score, rank: pair.rank };
	return { above: toPrinted(ofScore[0] ?? above), below: toPrinted(ofScore.at(-1) ?? below), pairs: pairs.length };
}

/** Sorts by rank and drops pairs with more marks than a better rank: one is misprinted, and the majority counts. */
function dropContradicting(pairs: readonly MarksAndRank[]): MarksAndRank[] {
	const byRank = pairs.toSorted((a, b) => a.rank - b.rank || b.score - a.score);
	return byRank.filter((pair, place) => {
		const before = byRank[place - 1];
		const beforeThat = byRank[place - 2];
		return (
			before === undefined || pair.score <= before.score || (beforeThat !== undefined && pair.score <= beforeThat.score)
		);
	});
}
