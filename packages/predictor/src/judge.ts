import { CLOSE_PART, MOVED_PART, type PredictEvidence, type PredictedSeat } from "@uchit/contract/predict.ts";
import { type Band, JUST_PAST_MARKS, JUST_PAST_PART, LIKELY_YEARS } from "@uchit/contract/predict-band.ts";
import type { QueryFigure } from "./figure.ts";
import type { FinalFigure, Seat } from "./seat.ts";

export function meetsClosing({ value, isScore }: QueryFigure, { closing }: Pick<FinalFigure, "closing">): boolean {
	return isScore ? value >= closing : value <= closing;
}

export function judgeFigure(
	figure: QueryFigure,
	finalFigures: readonly FinalFigure[],
): { band: Band; insideYears: number } | undefined {
	const newest = finalFigures.at(-1);
	if (newest === undefined) return undefined;
	let insideYears = 0;
	for (const final of finalFigures) if (meetsClosing(figure, final)) insideYears++;
	if (meetsClosing(figure, newest)) return { band: openBand(insideYears, finalFigures.length), insideYears };
	return insideYears > 0 || isJustPast(figure, newest) ? { band: "reach", insideYears } : undefined;
}

function openBand(openYears: number, years: number): Band {
	if (years === 1) return "one";
	return openYears === years && years >= LIKELY_YEARS ? "likely" : "possible";
}

function isJustPast({ value, isScore }: QueryFigure, { closing }: FinalFigure): boolean {
	return isScore ? closing - value <= JUST_PAST_MARKS : (value - closing) * JUST_PAST_PART <= closing;
}

/** Marks have no report card: for them, close means as near as the list goes on below. */
export function isClose({ value, isScore }: QueryFigure, { closing }: Pick<FinalFigure, "closing">): boolean {
	const distance = Math.abs(closing - value);
	return isScore ? distance <= JUST_PAST_MARKS : distance * CLOSE_PART <= value;
}

export function toEvidence(figure: QueryFigure, finalFigure: FinalFigure): PredictEvidence {
	const { year, round, opening, closing, sourceId } = finalFigure;
	return {
		year,
		round,
		openingRank: opening,
		closingRank: figure.isScore ? undefined : closing,
		closingScore: figure.isScore ? closing : undefined,
		inside: meetsClosing(figure, finalFigure),
		mayBeSingleSeat: isPerhapsSingle(finalFigure),
		sourceId,
	};
}

export function isPerhapsSingle({ opening, closing }: FinalFigure): boolean {
	return opening === closing;
}

export function trendOf({ finalFigures }: Seat, isScore: boolean): PredictedSeat["trend"] {
	const before = finalFigures.at(-2);
	const newest = finalFigures.at(-1);
	if (before?.year === undefined || newest?.year === undefined) return undefined;
	const moved = newest.closing - before.closing;
	const isSame = Math.abs(moved) * MOVED_PART <= before.closing;
	const isFurther = moved > 0 !== isScore;
	return { direction: isSame ? "same" : isFurther ? "further" : "nearer", from: before.year, to: newest.year };
}
