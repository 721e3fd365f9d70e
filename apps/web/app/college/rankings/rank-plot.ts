import type { Ranking, RankingList } from "@uchit/contract/ranking.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { type LineShape, layOutLine } from "#app/ui/plot/lay-out-line.ts";
import { parseBand } from "./rank-band.ts";

export type RankPlot = {
	list: RankingList;
	places: Pick<Ranking, "year" | "rank" | "band">[];
	shape: LineShape;
};

/**
 * Lays out a plot for each list over the same years, the longest history first. Runs on the server, so that the browser need not load the
 * drawing library.
 */
export function layOutRankPlots(rankings: readonly Ranking[]): RankPlot[] {
	const years = rankings.map(({ year }) => year);
	const span = { first: Math.min(...years), last: Math.max(...years) };
	const lists = Map.groupBy(
		rankings.toSorted((a, b) => a.year - b.year),
		({ list }) => list,
	);
	return [...lists]
		.toSorted(([, a], [, b]) => b.length - a.length)
		.map(([list, ofList]) => layOutList(list, ofList, span));
}

type Span = { first: number; last: number };

function layOutList(list: RankingList, rankings: readonly Ranking[], { first, last }: Span): RankPlot {
	const ends = [first, last].map((year) => ({ year, value: undefined }));
	const values = rankings.map(({ year, rank, band }) => ({ year, value: rank, range: parseBand(band) }));
	return {
		list,
		places: rankings.map(({ year, rank, band }) => ({ year, rank, band })),
		// The page's own table shows unknown values.
		shape: layOutLine({ values: [...values, ...ends], isRank: true, format: formatNumber, unknown: "" }),
	};
}
