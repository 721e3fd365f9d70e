import type { RankSpace } from "@uchit/contract/cutoff-kind.ts";
import { expect, test } from "vitest";
import { joinSeries, sortSeries, type TrendRow } from "./trend-series.ts";

function row(programme: string, year: number, closing: number): TrendRow {
	return { programme, year, closing, round: 6, sourceId: `josaa-${year}` };
}

test("programmes that differ only in spaces and capitals are one, under the newest name", () => {
	const { series } = joinSeries([row("Civil  engineering ", 2018, 900), row("Civil Engineering", 2019, 950)]);
	expect(series.map(({ programme, points }) => [programme, points.map(({ year }) => year)])).toEqual([
		["Civil Engineering", [2018, 2019]],
	]);
});

test("a different name is a different programme, however similar", () => {
	const { series } = joinSeries([row("Civil Engineering", 2018, 900), row("Civil Engineering (4 Years)", 2019, 950)]);
	expect(series).toHaveLength(2);
});

test("a year that prints a seat twice has no figure, and is counted", () => {
	const { series, printedTwice } = joinSeries([row("Law", 2018, 1), row("Law", 2019, 2), row("LAW", 2019, 3)]);
	expect(series[0]?.points.map(({ year }) => year)).toEqual([2018]);
	expect(printedTwice).toBe(2);
});

test("the most years come first, then the lowest newest rank, or the highest marks", () => {
	const rows = [row("A", 2024, 9), row("B", 2023, 1), row("B", 2024, 50), row("C", 2023, 90), row("C", 2024, 40)];
	const names = (space: RankSpace) => sortSeries(joinSeries(rows).series, space).map(({ programme }) => programme);
	expect(names("jee-main-crl")).toEqual(["C", "B", "A"]);
	expect(names("tnea-score")).toEqual(["B", "C", "A"]);
	// Delhi University adds up different papers for each programme, so scores do not show which is harder.
	expect(names("du-csas-score")).toEqual(["B", "C", "A"]);
});
