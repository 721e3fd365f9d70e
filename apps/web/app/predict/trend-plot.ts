import type { ShownYear } from "./shown.ts";

export const TREND_SIZE = { width: 72, height: 32, side: 4, top: 4, bottom: 4 } as const;

export type TrendDot = { year: number; x: number; y: number; inside: boolean };
export type TrendPicture = {
	dots: readonly TrendDot[];
	/** Path data; a year without a figure breaks the line. */
	path: string;
	/** How high the visitor's own figure stands. */
	ownY: number;
};

type Asked = { value: number; isScore: boolean };

/**
 * The closing figures of a seat over the years beside the visitor's own. Ranks run down from 1, marks up from 0, so that a small step
 * looks small. Undefined where there are not two years to join.
 */
export function layOutTrendPicture(evidence: readonly ShownYear[], asked: Asked): TrendPicture | undefined {
	const known = evidence.flatMap(({ year, closingRank, closingScore, inside }) => {
		const closing = closingRank ?? closingScore;
		return year === undefined || closing === undefined ? [] : [{ year, closing, inside }];
	});
	const [oldest] = known;
	const newest = known.at(-1);
	if (oldest === undefined || newest === undefined || oldest.year === newest.year) return undefined;
	const { width, height, side, top, bottom } = TREND_SIZE;
	const furthest = Math.max(asked.value, ...known.map(({ closing }) => closing));
	const span = newest.year - oldest.year;
	const part = (value: number) => (asked.isScore ? 1 - value / furthest : value / furthest);
	const yOf = (value: number) => round(top + part(value) * (height - top - bottom));
	const xOf = (year: number) => round(side + ((year - oldest.year) / span) * (width - 2 * side));
	const dots = known.map(({ year, closing, inside }) => ({ year, x: xOf(year), y: yOf(closing), inside }));
	return { dots, path: dots.map(toStep).join(""), ownY: yOf(asked.value) };
}

function toStep({ year, x, y }: TrendDot, index: number, dots: readonly TrendDot[]): string {
	return `${dots[index - 1]?.year === year - 1 ? "L" : "M"}${x} ${y}`;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
