import type { Ranking, RankingList } from "@uchit/contract/ranking.ts";
import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { PLOT } from "./rank-plot-size.ts";

/** The axis reaches down to this rank at least, so that a step from 1 to 2 does not look like a fall. */
const SHALLOWEST_RANK = 10;

export type PlotYear = { year: number; x: number };
export type PlotPoint = PlotYear & { y: number; labelY: number; rank: number };
export type PlotBand = PlotYear & { top: number; bottom: number; from: number; to: number };
export type RankPlot = {
	list: RankingList;
	/** What the picture shows, oldest year first; a page says it in its language. */
	places: Pick<Ranking, "year" | "rank" | "band">[];
	years: PlotYear[];
	/** Path data; the line breaks where a year has no rank. */
	line: string;
	/** Oldest first. */
	points: PlotPoint[];
	/** A band is a range, not a rank: a bar from its first to its last rank. */
	bands: PlotBand[];
};

/**
 * Lays out the places over the years, one plot for each list, the list with the most years first. All plots share their years.
 * Made on the server: the drawing library need not travel to the browser.
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

/** One list's plot, rank 1 on top. Every year of the span has its place on the axis. */
function layOutList(list: RankingList, rankings: readonly Ranking[], { first, last }: Span): RankPlot {
	const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
	const ranks = rankings.flatMap(({ year, rank }) => (rank === undefined ? [] : [{ year, rank }]));
	const bands = rankings.flatMap(({ year, band }) => {
		const range = parseBand(band);
		return range === undefined ? [] : [{ year, ...range }];
	});
	const worstRank = Math.max(SHALLOWEST_RANK, ...ranks.map(({ rank }) => rank), ...bands.map(({ to }) => to));
	const x = scaleLinear(first === last ? [first - 1, last + 1] : [first, last], [PLOT.left, PLOT.width - PLOT.right]);
	const y = scaleLinear([1, worstRank], [PLOT.top, PLOT.height - PLOT.bottom]);
	const heights = new Map(ranks.map(({ year, rank }) => [year, y(rank)]));
	const path = line<number>()
		.defined((year) => heights.has(year))
		.x((year) => x(year))
		.y((year) => heights.get(year) ?? 0);
	return {
		list,
		places: rankings.map(({ year, rank, band }) => ({ year, rank, band })),
		years: years.map((year) => ({ year, x: x(year) })),
		line: path(years) ?? "",
		points: ranks.map(({ year, rank }) => ({ year, rank, x: x(year), y: y(rank), labelY: placeLabel(year, heights) })),
		bands: bands.map(({ year, from, to }) => ({ year, from, to, x: x(year), top: y(from), bottom: y(to) })),
	};
}

/** Distances between a point and the foot of its label. */
const LABEL_ABOVE = -9;
const LABEL_BELOW = 18;

/** Over the point, unless the line comes from above on either side and would cross it. */
function placeLabel(year: number, heights: ReadonlyMap<number, number>): number {
	const height = heights.get(year) ?? 0;
	const neighbours = [heights.get(year - 1), heights.get(year + 1)].filter((each) => each !== undefined);
	const isValley =
		neighbours.length > 0 && neighbours.every((each) => each <= height) && Math.min(...neighbours) < height - 4;
	return height + (isValley ? LABEL_BELOW : LABEL_ABOVE);
}

/** "101-150" → from 101 to 150; undefined for what is not a range. */
export function parseBand(band: string | undefined): { from: number; to: number } | undefined {
	const match = /^(\d+)\s*[-–]\s*(\d+)$/.exec(band ?? "");
	return match ? { from: Number(match[1]), to: Number(match[2]) } : undefined;
}
