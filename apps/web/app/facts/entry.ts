import type { CutoffTrend, TrendSeat } from "@uchit/contract/cutoff-trend.ts";
import { isScoreSpace } from "@uchit/contract/cutoff-use.ts";
import { splitProgramme } from "./programme.ts";

/** How the seat that most ask for closed in the newest year held: a rank, or marks where `isScore`. */
export type Entry = {
	seat: TrendSeat;
	programme: string;
	year: number;
	round: number | undefined;
	closing: number;
	isScore: boolean;
	sourceId: string;
};

/**
 * Of the seats open to most people, the programme that was hardest to get in the newest year: the one that most ask for. Undefined
 * where no closing rank has a year.
 */
export function findEntry({ seat, series }: Pick<CutoffTrend, "seat" | "series">): Entry | undefined {
	if (seat === undefined) return undefined;
	const isScore = isScoreSpace(seat.rankSpace);
	const points = series.flatMap(({ programme, points }) => points.map((point) => ({ programme, ...point })));
	const newest = Math.max(...points.map(({ year }) => year));
	const [hardest] = points
		.filter(({ year }) => year === newest)
		.toSorted((a, b) => (isScore ? b.closing - a.closing : a.closing - b.closing));
	if (hardest === undefined) return undefined;
	const { programme, year, round, closing, sourceId } = hardest;
	return { seat, programme: splitProgramme(programme).name, year, round, closing, isScore, sourceId };
}
