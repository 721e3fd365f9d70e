import { isScoreSpace } from "@uchit/contract/cutoff-use.ts";
import { MOST_RANK } from "@uchit/contract/predict.ts";
import type { Counselling } from "@uchit/predictor/counsellings.ts";
import type { FinalFigure } from "@uchit/predictor/seat.ts";
import { PREPARATORY_MARKED_SINCE } from "#backend/facts/queries/cutoffs/trend-rows.ts";
import type { PrintedFigure, PrintedSeat } from "./queries/seat.ts";

/** One figure for each list of a seat under all its names; where a list prints it twice, neither figure is known to be its own. */
export function toFigures({ printsMovesOnly = false }: Counselling, printed: readonly PrintedSeat[]): FinalFigure[] {
	const [first] = printed;
	const all = printed.flatMap(({ figure }) => figure ?? []);
	if (first === undefined) return [];
	return [...Map.groupBy(all, ({ year }) => year).values()]
		.flatMap((ofYear) => {
			const final = printsMovesOnly ? lastOf(ofYear) : ofYear;
			const [figure] = final;
			return figure !== undefined && final.length === 1 ? toFigure(first, figure) : [];
		})
		.sort((a, b) => (a.year ?? 0) - (b.year ?? 0));
}

function lastOf(figures: readonly PrintedFigure[]): PrintedFigure[] {
	const last = Math.max(...figures.map(({ round }) => round ?? 0));
	return figures.filter(({ round }) => round === last);
}

function toFigure({ rankSpace, pwd }: PrintedSeat, figure: PrintedFigure): FinalFigure[] {
	const { year, round, openingRank: opening, sourceId } = figure;
	const closing = isScoreSpace(rankSpace) ? figure.closingScore : figure.closingRank;
	// The copies before do not tell which of these ranks are of the preparatory course.
	const isPreparatoryUnknown =
		rankSpace.startsWith("jee-advanced") && pwd && year !== undefined && year < PREPARATORY_MARKED_SINCE;
	// NIT Mizoram's list of 2025 prints figures in the tens of millions: nobody has such a rank.
	if (figure.isMarked || isPreparatoryUnknown || closing === undefined || closing > MOST_RANK) return [];
	return [{ year, round, opening, closing, sourceId }];
}
