import { compareForHeadline, type Placement } from "@uchit/contract/outcome.ts";
import { LAKH } from "@uchit/contract/predict.ts";
import { placedShare } from "#app/facts/words/placed-words.ts";
import { type LineShape, layOutLine } from "#app/ui/plot/lay-out-line.ts";

export type PlacementPlot = {
	key: string;
	list: Placement["list"];
	level: string;
	/** Median salary in lakh rupees a year; undefined if fewer than two years have one. */
	salary: LineShape | undefined;
	/** Placed graduates in per cent of all who graduated in time. */
	share: LineShape | undefined;
	leftOut: number[];
};

/**
 * Lays out outcomes, a pair of plots for each list and level, the newest first. Inconsistent numbers are omitted here and remain in the
 * table.
 */
export function layOutPlacements(placements: readonly Placement[]): PlacementPlot[] {
	const groups = Map.groupBy(placements.toSorted(compareForHeadline), ({ list, level }) => `${list} ${level}`);
	return [...groups].flatMap(([key, whole]) => {
		const group = whole.filter(({ mark }) => mark === undefined);
		const leftOut = whole
			.filter(({ mark }) => mark !== undefined)
			.map(({ cohort }) => cohort)
			.toReversed();
		const [first] = group;
		if (first === undefined) return [];
		const salary = layOut(group, ({ medianSalary }) => medianSalary && medianSalary / LAKH, formatOneDecimal);
		const share = layOut(group, placedShare, formatWholePercent);
		return salary === undefined && share === undefined
			? []
			: [{ key, list: first.list, level: first.level, salary, share, leftOut }];
	});
}

/** Whether both plots reach this school year: ending earlier, they would not match the figures beside them. */
export function reachesYear({ salary, share }: PlacementPlot, cohort: number): boolean {
	const ends = [salary, share].flatMap((shape) => (shape === undefined ? [] : [shape.points.at(-1)?.year ?? 0]));
	return Math.min(...ends) >= cohort;
}

function layOut(
	group: readonly Placement[],
	read: (placement: Placement) => number | undefined,
	format: (value: number) => string,
): LineShape | undefined {
	const values = group.map((placement) => ({ year: placement.cohort, value: read(placement) }));
	// One year is a number, not a trend: the table shows it.
	if (new Set(values.filter(({ value }) => value !== undefined).map(({ year }) => year)).size < 2) return undefined;
	return layOutLine({ values, format, unknown: "" });
}

function formatOneDecimal(value: number): string {
	return value.toLocaleString("en-IN", { maximumFractionDigits: 1 });
}

function formatWholePercent(value: number): string {
	return `${Math.round(value)}%`;
}
