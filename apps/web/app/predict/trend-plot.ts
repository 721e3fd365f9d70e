import type { ShownYear } from "./shown.ts";

export const TREND_SIZE = { width: 72, height: 32, side: 4, top: 4, bottom: 4 } as const;

export type TrendDot = { year: number; x: number; y: number; inside: boolean };
export type TrendPicture = {
	dots: readonly TrendDot[];
	path: string;
	ownY: number;
};

type QueryFigure = { value: number; isScore: boolean };

/**
 * Lays out the closing figures of a seat over the years beside the visitor's own: better ranks and higher marks are
 * higher up. Small steps look small: the whole height is at least MIN_SPAN of the visitor's figure. Undefined if
 * fewer than two years can be joined.
 */
export function layOutTrendPicture(evidence: readonly ShownYear[], figure: QueryFigure): TrendPicture | undefined {
	const known = evidence.flatMap(({ year, closingRank, closingScore, inside }) => {
		const closing = closingRank ?? closingScore;
		return year === undefined || closing === undefined ? [] : [{ year, closing, inside }];
	});
	const [oldest] = known;
	const newest = known.at(-1);
	if (oldest === undefined || newest === undefined || oldest.year === newest.year) return undefined;
	const { width, height, side, top, bottom } = TREND_SIZE;
	const figures = [figure.value, ...known.map(({ closing }) => closing)];
	const [least, most] = [Math.min(...figures), Math.max(...figures)];
	const range = Math.max(most - least, figure.value * MIN_SPAN);
	const start = (least + most - range) / 2;
	const part = (value: number) => (figure.isScore ? 1 - (value - start) / range : (value - start) / range);
	const yOf = (value: number) => round(top + part(value) * (height - top - bottom));
	const xOf = (year: number) => round(side + ((year - oldest.year) / (newest.year - oldest.year)) * (width - 2 * side));
	const dots = known.map(({ year, closing, inside }) => ({ year, x: xOf(year), y: yOf(closing), inside }));
	return { dots, path: dots.map(toStep).join(""), ownY: yOf(figure.value) };
}

const MIN_SPAN = 0.5;

function toStep({ year, x, y }: TrendDot, index: number, dots: readonly TrendDot[]): string {
	return `${dots[index - 1]?.year === year - 1 ? "L" : "M"}${x} ${y}`;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
