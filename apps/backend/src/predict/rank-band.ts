import type { PredictRankBand, PredictRankQuery } from "@uchit/contract/predict-exam.schema.ts";
import { BadField } from "#backend/errors.ts";
import { listValues } from "#backend/predict/fold.ts";
import type { MarksAndRank, PredictIndex } from "./predict-index.ts";

/** Between which printed ranks the marks stood, in a list that prints the marks and the rank of each seat's last. @throws BadField */
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
		throw new BadField("exam", `no official table from marks to ranks is held of "${exam}"; only of ${known}`);
	const pairs = dropContradicting(all.filter((pair) => pair.rankSpace === rankSpace));
	const [first] = pairs;
	if (first === undefined)
		throw new BadField("rankSpace", `one of ${listValues(all.map((pair) => pair.rankSpace))}, not "${rankSpace}"`);
	const above = pairs.findLast((pair) => pair.score >= score);
	const below = pairs.find((pair) => pair.score <= score);
	return {
		exam,
		rankSpace,
		score,
		year: first.year,
		above: above && { score: above.score, rank: above.rank },
		below: below && { score: below.score, rank: below.rank },
		pairs: pairs.length,
		sources: [...new Set(pairs.map(({ sourceId }) => sourceId))].flatMap((id) => predictIndex.sources.get(id) ?? []),
	};
}

/** By rank, without those whose marks are above those of a better rank: one of the two is misprinted, and the many are believed. */
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
