import type { CutoffTrend, TrendSeat } from "@uchit/contract/cutoff-trend.ts";
import { isScoreSpace } from "@uchit/contract/cutoff-use.ts";
import { splitProgramme } from "./programme.ts";

/** The newest closing of the most competitive programme: a rank, or marks if `isScore`. */
export type HardestClosing = {
	seat: TrendSeat;
	programme: string;
	year: number;
	round: number | undefined;
	closing: number;
	isScore: boolean;
	sourceId: string;
};

/** The programme that was hardest to get into in the newest year, among seats open to most. Undefined if no closing rank has a year. */
export function findHardestClosing({ seat, series }: Pick<CutoffTrend, "seat" | "series">): HardestClosing | undefined {
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
