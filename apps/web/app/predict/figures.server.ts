import type { PredictExam } from "@uchit/contract/predict-exam.ts";
import { plainNumber } from "@uchit/contract/typed-number.ts";
import { firstValueOf } from "#app/platform/address-codec.ts";
import type { RequestContext } from "#app/platform/request-context.ts";
import { type RankBand, rankOfMarks } from "./band-words.ts";
import { askRankBand } from "./data.server.ts";
import type { CandidateCount, Percentile } from "./question/percentile-form.tsx";
import { toRankRange } from "./rank-range.ts";
import { type PredictSearch, TYPED_PARAM } from "./search.ts";
import { readTypedFigure, wordBareFigure } from "./typed-figure.ts";

type Figures = {
	/** With the middle of the ranks for the percentile or marks, if no rank was given; marks use the newest year. */
	search: PredictSearch;
	/** The search for the form: with the visitor's input instead of the computed rank. */
	submitted: PredictSearch;
	percentile: Percentile | undefined;
	band: RankBand | undefined;
	isUnknown: "percentile" | "marks" | undefined;
	/** Set if the box had a number without a word, which was read as more than a rank. */
	readAs: { number: string; words: string } | undefined;
};

type FigureQuestion = {
	typed: PredictSearch;
	exam: PredictExam | undefined;
	askAppeared: () => Promise<CandidateCount | undefined>;
};

export async function readFigures(
	request: RequestContext,
	params: URLSearchParams,
	{ typed, exam, askAppeared }: FigureQuestion,
): Promise<Figures> {
	const words = params.has(TYPED_PARAM) && exam !== undefined ? wordBareFigure(exam, typed.common) : undefined;
	const figure = exam && readTypedFigure(exam, words ?? typed.common);
	const isRank = figure === undefined || figure.kind === "rank";
	const search = { ...typed, common: figure?.kind === "rank" ? figure.value : isRank ? typed.common : "" };
	const candidates = params.has("candidates") ? (firstValueOf(params, "candidates") ?? "") : undefined;
	const enteredPercentile = figure?.kind === "percentile" ? figure.value : firstValueOf(params, "percentile");
	const published = enteredPercentile === undefined || candidates !== undefined ? undefined : await askAppeared();
	const sat = candidates ?? (published && String(published.count));
	const percentile =
		enteredPercentile === undefined
			? undefined
			: { percentile: enteredPercentile, candidates: sat, published, range: toRankRange(enteredPercentile, sat ?? "") };
	const marks = figure?.kind === "marks" ? figure.value : firstValueOf(params, "marks");
	const list = figure?.kind === "marks" ? figure.list : (firstValueOf(params, "list") ?? "");
	const band =
		marks === undefined ? undefined : await askRankBand(request, search.exam, { list, marks: plainNumber(marks) });
	const middle = percentile?.range?.middle ?? (band && rankOfMarks(band));
	const isGiven = search.common !== "" || search.rank !== "" || search.score !== "";
	const isWorkedOut = middle !== undefined && !isGiven;
	// With the visitor's own number of candidates, the box can only have the rank.
	const given =
		marks !== undefined ? `${marks} marks` : candidates === undefined ? `${enteredPercentile} percentile` : `${middle}`;
	return {
		search: isWorkedOut ? { ...search, common: String(middle) } : search,
		submitted: isWorkedOut ? { ...search, common: given } : { ...search, common: words ?? search.common },
		percentile,
		band,
		isUnknown: figure?.kind === "unknown" ? figure.what : undefined,
		readAs: words === undefined ? undefined : { number: typed.common, words },
	};
}
