import type { PlotTable } from "./frame.tsx";
import { heightScale, layOutYears, type PlotYear } from "./years.ts";

export type RangeBand = { year: number; x: number; top: number; bottom: number; topLabel: string; bottomLabel: string };
export type RangeShape = { description: string; years: PlotYear[]; bands: RangeBand[]; rows: PlotTable["rows"] };

export type RangeInput = {
	/** One at least with a range; a year without one is a gap. */
	ranges: readonly { year: number; range: Range | undefined }[];
	isRank?: boolean;
	format: (value: number) => string;
	unknown: string;
};

/** Lays out ranges over years: opening to closing ranks, or a list's bands. Made on the server. */
export function layOutRange({ ranges, isRank = false, format, unknown }: RangeInput): RangeShape {
	const known = new Map(ranges.flatMap(({ year, range }) => (range === undefined ? [] : [[year, range] as const])));
	const years = layOutYears(ranges, (year) => known.has(year));
	const y = heightScale(
		[...known.values()].flatMap(({ from, to }) => [from, to]),
		isRank,
	);
	const rows = years.map(({ year }) => {
		const range = known.get(year);
		const values = range === undefined ? [unknown, unknown] : [format(range.from), format(range.to)];
		return { key: String(year), name: String(year), values };
	});
	return {
		description: rows.map(({ name, values }) => `${name}: ${[...new Set(values)].join("–")}`).join(", "),
		years,
		bands: layOutBands(years, known, { y, format }),
		rows,
	};
}

export type Range = { from: number; to: number };

/** The bars of the years that have a range, whichever way round it was given. */
export function layOutBands(
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
