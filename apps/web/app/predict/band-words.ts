import type { PredictRankBand } from "@uchit/contract/predict-exam.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { middleOf } from "./rank-range.ts";

/** `band` is undefined if the list cannot have these marks. */
export type RankBand = { list: string; marks: string; band: PredictRankBand | undefined };

/** The rank that the newest year gives these marks, in the middle where it prints two; undefined beyond the list's last rank. */
export function rankOfMarks({ band }: RankBand): number | undefined {
	const [newest] = band?.years ?? [];
	if (newest?.below === undefined) return undefined;
	return middleOf(newest.above?.rank ?? newest.below.rank, newest.below.rank);
}

/** "60 marks in 2025: between rank 18,720 and rank 18,833", a line for each year: never one rank. */
export function bandLines(t: Translate, { score, years }: PredictRankBand): { year: number; words: string }[] {
	return years.map((ofYear) => ({ year: ofYear.year, words: lineOf(t, score, ofYear) }));
}

function lineOf(t: Translate, score: number, { above, below, year, pairs }: PredictRankBand["years"][number]): string {
	const values = { marks: formatNumber(score), year: String(year), pairs };
	const better = { below: formatNumber(below?.rank ?? 0), belowMarks: formatNumber(below?.score ?? 0) };
	const worse = { above: formatNumber(above?.rank ?? 0), aboveMarks: formatNumber(above?.score ?? 0) };
	if (above === undefined) return t("predict.marks.better", { ...values, ...better });
	if (below === undefined) return t("predict.marks.worse", { ...values, ...worse });
	const isExact = above.score === score && below.score === score && above.rank < below.rank;
	const both = { ...values, ...better, ...worse };
	return isExact ? t("predict.marks.exactly", both) : t("predict.marks.between", both);
}
