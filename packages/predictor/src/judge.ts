import {
	type Band,
	CLOSE_PART,
	MISSED_MARKS,
	MISSED_PART,
	MOVED_PART,
	NEAR_MARKS,
	NEAR_PART,
	type PredictEvidence,
	type PredictedSeat,
} from "@uchit/contract/predict.ts";
import type { QueryFigure } from "./figure.ts";
import type { FinalFigure, Seat } from "./seat.ts";

/** Whether a figure would have got the seat: a rank at or before the closing one, or marks of as many or more. */
export function isInside({ value, isScore }: QueryFigure, { closing }: Pick<FinalFigure, "closing">): boolean {
	return isScore ? value >= closing : value <= closing;
}

/**
 * What the years held, oldest first, say of a seat; undefined where it is out of reach. The newest year decides first; `BANDS` has
 * the words of the rule, and /v1/predict/report-card what it was worth in the years held.
 */
export function judge(
	figure: QueryFigure,
	finalFigures: readonly FinalFigure[],
): { band: Band; insideYears: number } | undefined {
	const newest = finalFigures.at(-1);
	if (newest === undefined) return undefined;
	let insideYears = 0;
	for (const each of finalFigures) if (isInside(figure, each)) insideYears++;
	if (insideYears === finalFigures.length) return { band: insideYears === 1 ? "one" : "every", insideYears };
	if (isInside(figure, newest)) return { band: insideYears * 2 > finalFigures.length ? "most" : "some", insideYears };
	if (insideYears > 0) return { band: isNear(figure, newest) ? "some" : "missed", insideYears };
	return isHardlyMissed(figure, newest) ? { band: "missed", insideYears } : undefined;
}

function isNear({ value, isScore }: QueryFigure, { closing }: FinalFigure): boolean {
	return isScore ? closing - value <= NEAR_MARKS : (value - closing) * NEAR_PART <= closing;
}

function isHardlyMissed({ value, isScore }: QueryFigure, { closing }: FinalFigure): boolean {
	return isScore ? closing - value <= MISSED_MARKS : (value - closing) * MISSED_PART <= closing;
}

/** Marks have no report card: close is as near as the list goes on below them. */
export function isClose({ value, isScore }: QueryFigure, { closing }: Pick<FinalFigure, "closing">): boolean {
	const distance = Math.abs(closing - value);
	return isScore ? distance <= MISSED_MARKS : distance * CLOSE_PART <= value;
}

export function toEvidence(figure: QueryFigure, finalFigure: FinalFigure): PredictEvidence {
	const { year, round, opening, closing, sourceId } = finalFigure;
	return {
		year,
		round,
		openingRank: opening,
		closingRank: figure.isScore ? undefined : closing,
		closingScore: figure.isScore ? closing : undefined,
		inside: isInside(figure, finalFigure),
		mayBeSingleSeat: isPerhapsSingle(finalFigure),
		sourceId,
	};
}

export function isPerhapsSingle({ opening, closing }: FinalFigure): boolean {
	return opening === closing;
}

/** Where the newest year closed, beside the year before it: further out is easier, of marks as of ranks. */
export function trendOf({ finalFigures }: Seat, isScore: boolean): PredictedSeat["trend"] {
	const before = finalFigures.at(-2);
	const newest = finalFigures.at(-1);
	if (before?.year === undefined || newest?.year === undefined) return undefined;
	const moved = newest.closing - before.closing;
	const isSame = Math.abs(moved) * MOVED_PART <= before.closing;
	const isFurther = moved > 0 !== isScore;
	return { direction: isSame ? "same" : isFurther ? "further" : "nearer", from: before.year, to: newest.year };
}
