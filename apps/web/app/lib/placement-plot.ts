import type { Placement } from "@uchit/contract/outcome.ts";
import { type LineShape, layOutLine } from "#app/components/ui/plot/lay-out-line.ts";

const LAKH = 100_000;

export type PlacementPlot = {
	key: string;
	list: Placement["list"];
	level: string;
	/** Median salary in lakh rupees a year; undefined when fewer than two years tell it. */
	salary: LineShape | undefined;
	/** Placed graduates, per cent of all who graduated in time. */
	share: LineShape | undefined;
};

/**
 * Lays out what became of the graduates, one pair of plots for each list and level, the one with the most years first. Numbers that
 * contradict themselves stay out of the pictures; the table has them.
 */
export function layOutPlacements(placements: readonly Placement[]): PlacementPlot[] {
	const usable = placements.filter(({ mark }) => mark === undefined);
	const groups = Map.groupBy(usable, ({ list, level }) => `${list} ${level}`);
	return [...groups]
		.toSorted(([, a], [, b]) => b.length - a.length || sizeOf(b) - sizeOf(a))
		.flatMap(([key, group]) => {
			const [first] = group;
			if (first === undefined) return [];
			const salary = layOut(group, ({ medianSalary }) => medianSalary && medianSalary / LAKH, oneDecimal);
			const share = layOut(group, shareOf, wholePerCent);
			return salary === undefined && share === undefined
				? []
				: [{ key, list: first.list, level: first.level, salary, share }];
		});
}

function sizeOf(group: readonly Placement[]): number {
	return Math.max(...group.map(({ graduated = 0 }) => graduated));
}

/** Of all who graduated in time; undefined where either number is not told. */
export function shareOf({ placed, graduated }: Pick<Placement, "placed" | "graduated">): number | undefined {
	return placed === undefined || graduated === undefined || graduated === 0 ? undefined : (100 * placed) / graduated;
}

function layOut(
	group: readonly Placement[],
	read: (placement: Placement) => number | undefined,
	format: (value: number) => string,
): LineShape | undefined {
	const values = group.map((placement) => ({ year: placement.cohort, value: read(placement) }));
	// One year is a number, not a course of years: the table says it.
	if (new Set(values.filter(({ value }) => value !== undefined).map(({ year }) => year)).size < 2) return undefined;
	return layOutLine({ values, format, unknown: "" });
}

function oneDecimal(value: number): string {
	return value.toLocaleString("en-IN", { maximumFractionDigits: 1 });
}

function wholePerCent(value: number): string {
	return `${Math.round(value)}%`;
}
