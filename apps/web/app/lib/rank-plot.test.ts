import type { Ranking } from "@uchit/contract/ranking.ts";
import { expect, test } from "vitest";
import { layOutRankPlots, parseBand } from "./rank-plot.ts";

function ranking(place: Pick<Ranking, "year" | "rank" | "band"> & { list?: Ranking["list"] }): Ranking {
	return { list: "overall", printedName: "A University", sourceId: "nirf", ...place };
}

function plotOf(...places: Parameters<typeof ranking>[0][]) {
	const [plot] = layOutRankPlots(places.map(ranking));
	if (plot === undefined) throw new Error("There is no plot.");
	return plot;
}

test("rank 1 stands higher than rank 2", () => {
	const { points } = plotOf({ year: 2024, rank: 2 }, { year: 2025, rank: 1 });
	expect(points.map(({ rank }) => rank)).toEqual([2, 1]);
	expect(points[1]?.y).toBeLessThan(points[0]?.y ?? 0);
});

test("the line breaks where a year has no rank", () => {
	const { line } = plotOf(
		{ year: 2021, rank: 3 },
		{ year: 2022, rank: 4 },
		{ year: 2024, rank: 5 },
		{ year: 2025, rank: 6 },
	);
	expect(line.match(/M/g)).toHaveLength(2);
});

test("a band is a range and no point of the line", () => {
	const { bands, points, line } = plotOf({ year: 2024, band: "101-150" }, { year: 2025, rank: 90 });
	expect(bands).toMatchObject([{ year: 2024, from: 101, to: 150 }]);
	expect(bands[0]?.bottom).toBeGreaterThan(bands[0]?.top ?? 0);
	expect(points).toHaveLength(1);
	expect(line).not.toContain("L");
});

test("every list has a plot of its own on the same years, the longest first", () => {
	const plots = layOutRankPlots(
		[
			{ list: "law", year: 2023, rank: 1 },
			{ list: "overall", year: 2025, rank: 1 },
			{ list: "overall", year: 2024, rank: 1 },
		].map((place) => ranking({ ...place, list: place.list === "law" ? "law" : "overall" })),
	);
	expect(plots.map(({ list }) => list)).toEqual(["overall", "law"]);
	expect(plots[0]?.years).toEqual(plots[1]?.years);
	expect(plots[0]?.years.map(({ year }) => year)).toEqual([2023, 2024, 2025]);
});

test("without rankings there is no plot", () => {
	expect(layOutRankPlots([])).toEqual([]);
});

test.each([
	["101-150", { from: 101, to: 150 }],
	["11–25", { from: 11, to: 25 }],
	["Participated", undefined],
	[undefined, undefined],
])("the band %s reads as %o", (band, range) => {
	expect(parseBand(band)).toEqual(range);
});
