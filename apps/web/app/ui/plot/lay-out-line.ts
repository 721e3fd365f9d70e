import { line } from "d3-shape";
import type { PlotTable } from "./frame.tsx";
import { heightScale, layOutYears, type PlotYear } from "./years.ts";

type Range = { from: number; to: number };
export type RangeBand = { year: number; x: number; top: number; bottom: number; topLabel: string; bottomLabel: string };

export type LinePoint = { x: number; y: number; labelY: number; label: string; isNewest: boolean; year: number };
export type LineShape = {
	description: string;
	years: PlotYear[];
	path: string;
	points: LinePoint[];
	bands: RangeBand[];
	rows: PlotTable["rows"];
};

export type LineInput = {
	/** At least one has a value or a range (a ranking's band: no point of the line). A year with neither, or left out, is a gap. */
	values: readonly { year: number; value: number | undefined; range?: Range }[];
	isRank?: boolean;
	format: (value: number) => string;
	unknown: string;
};

/** Runs on the server, so that the browser does not load the drawing library. */
export function layOutLine({ values, isRank = false, format, unknown }: LineInput): LineShape {
	const known = new Map(values.flatMap(({ year, value }) => (value === undefined ? [] : [[year, value] as const])));
	const ranges = new Map(values.flatMap(({ year, range }) => (range === undefined ? [] : [[year, range] as const])));
	const years = layOutYears(values, (year) => known.has(year) || ranges.has(year));
	const y = heightScale([...known.values(), ...[...ranges.values()].flatMap(({ from, to }) => [from, to])], isRank);
	const newest = Math.max(...known.keys());
	const heights = new Map([...known].map(([year, value]) => [year, y(value)]));
	const path = line<PlotYear>()
		.defined(({ year }) => heights.has(year))
		.x(({ x }) => x)
		.y(({ year }) => heights.get(year) ?? 0);
	const rows = years.map(({ year }) => ({
		key: String(year),
		name: String(year),
		values: [toWords(known.get(year) ?? ranges.get(year), format, unknown)],
	}));
	return {
		description: rows.map((row) => `${row.name}: ${row.values[0]}`).join(", "),
		years,
		path: path(years) ?? "",
		points: years.flatMap(({ year, x }) => {
			const value = known.get(year);
			if (value === undefined) return [];
			const labelY = placeLabel(year, heights);
			return [
				{
					year,
					x: round(x),
					y: round(y(value)),
					labelY: round(labelY),
					label: format(value),
					isNewest: year === newest,
				},
			];
		}),
		bands: layOutBands(years, ranges, { y, format }),
		rows,
	};
}

function toWords(value: number | Range | undefined, format: (value: number) => string, unknown: string): string {
	if (value === undefined) return unknown;
	return typeof value === "number" ? format(value) : `${format(value.from)}–${format(value.to)}`;
}

const LABEL_ABOVE = -9;
const LABEL_BELOW = 18;

/** Above the point, unless a line from either side would cross it. */
function placeLabel(year: number, heights: ReadonlyMap<number, number>): number {
	const height = heights.get(year) ?? 0;
	const neighbours = [heights.get(year - 1), heights.get(year + 1)].filter((each) => each !== undefined);
	const isValley =
		neighbours.length > 0 && neighbours.every((each) => each <= height) && Math.min(...neighbours) < height - 4;
	return height + (isValley ? LABEL_BELOW : LABEL_ABOVE);
}

function layOutBands(
	years: readonly PlotYear[],
	known: ReadonlyMap<number, Range>,
	{ y, format }: { y: (value: number) => number; format: (value: number) => string },
): RangeBand[] {
	return years.flatMap(({ year, x }) => {
		const range = known.get(year);
		if (range === undefined) return [];
		const [upper, lower] = [range.from, range.to].toSorted((a, b) => y(a) - y(b));
		if (upper === undefined || lower === undefined) return [];
		return [{ year, x, top: y(upper), bottom: y(lower), topLabel: format(upper), bottomLabel: format(lower) }];
	});
}

/** A tenth of a pixel is finer than any screen; more digits only cost bytes. */
function round(value: number): number {
	return Math.round(value * 10) / 10;
}
