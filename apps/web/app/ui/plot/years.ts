import { scaleLinear } from "d3-scale";
import { OVER_YEARS, PLOT_WIDTH } from "./size.ts";

export type PlotYear = { year: number; x: number; label: string; isKnown: boolean };

export function layOutYears(points: readonly { year: number }[], isKnown: (year: number) => boolean): PlotYear[] {
	const known = points.map(({ year }) => year);
	const first = Math.min(...known);
	const last = Math.max(...known);
	const domain = first === last ? [first - 1, last + 1] : [first, last];
	const x = scaleLinear(domain, [OVER_YEARS.side, PLOT_WIDTH - OVER_YEARS.side]);
	return Array.from({ length: last - first + 1 }, (_, index) => first + index).map((year) => ({
		year,
		x: x(year),
		label: `’${String(year).slice(2)}`,
		isKnown: isKnown(year),
	}));
}

/** Ranks run down from 1; amounts run up from 0, so that double looks like double. */
export function heightScale(values: readonly number[], isRank: boolean): (value: number) => number {
	const most = Math.max(...values);
	const top = OVER_YEARS.top;
	const bottom = OVER_YEARS.height - OVER_YEARS.bottom;
	return isRank
		? scaleLinear([1, Math.max(most, SHALLOWEST_RANK)], [top, bottom])
		: scaleLinear([0, most], [bottom, top]);
}

/** An axis of ranks reaches at least this far, so that a step from 1 to 2 does not look like a fall. */
const SHALLOWEST_RANK = 10;
