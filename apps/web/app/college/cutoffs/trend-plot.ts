import type { CutoffTrend, TrendSeries } from "@uchit/contract/cutoff-trend.ts";
import { isScoreSpace } from "@uchit/contract/cutoff-use.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import { type LinePoint, type LineShape, layOutLine } from "#app/ui/plot/lay-out-line.ts";
import { CHARACTER_WIDTH } from "#app/ui/plot/size.ts";

export type TrendPlot = Pick<TrendSeries, "programme"> & {
	shape: LineShape;
	years: { year: number; point: TrendSeries["points"][number] | undefined }[];
};

/**
 * Lays out one plot per programme, with shared years and separate scales. Runs on the server, so that the browser need not load the
 * drawing library.
 */
export function layOutTrend({ seat, span, series }: Pick<CutoffTrend, "seat" | "span" | "series">): TrendPlot[] {
	if (seat === undefined || span === undefined) return [];
	const years = Array.from({ length: span.last - span.first + 1 }, (_, index) => span.last - index);
	return series.map(({ programme, points }) => {
		const known = new Map(points.map((point) => [point.year, point]));
		const shape = layOutLine({
			values: years.map((year) => ({ year, value: known.get(year)?.closing })),
			isRank: !isScoreSpace(seat.rankSpace),
			format: formatNumber,
			unknown: "",
		});
		return {
			programme,
			shape: { ...shape, points: dropOverlappingLabels(shape.points) },
			years: years.map((year) => ({ year, point: known.get(year) })),
		};
	});
}

/** Removes labels that would overlap, from the newest point back. */
function dropOverlappingLabels(points: readonly LinePoint[]): LinePoint[] {
	let free = Number.POSITIVE_INFINITY;
	return points
		.toReversed()
		.map((point) => {
			const half = (point.label.length * CHARACTER_WIDTH) / 2;
			if (point.x + half > free) return { ...point, label: "" };
			free = point.x - half;
			return point;
		})
		.toReversed();
}
