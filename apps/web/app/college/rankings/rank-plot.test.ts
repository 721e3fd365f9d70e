import type { Ranking } from "@uchit/contract/ranking.ts";
import { expect, test } from "vitest";
import { layOutRankPlots } from "./rank-plot.ts";

function ranking(place: Pick<Ranking, "year" | "rank" | "band"> & { list?: Ranking["list"] }): Ranking {
	return { list: "overall", printedName: "A University", sourceId: "nirf", ...place };
}

function plotOf(...places: Parameters<typeof ranking>[0][]) {
	const [plot] = layOutRankPlots(places.map(ranking));
	if (plot === undefined) throw new Error("There is no plot.");
	return plot;
}

test("the line breaks where a year has no rank", () => {
	const { shape } = plotOf(
		{ year: 2021, rank: 3 },
		{ year: 2022, rank: 4 },
		{ year: 2024, rank: 5 },
		{ year: 2025, rank: 6 },
	);
	expect(shape.path.match(/M/g)).toHaveLength(2);
	expect(shape.points.map(({ label }) => label)).toEqual(["3", "4", "5", "6"]);
});

test("a band is drawn as a range, not as a point of the line", () => {
	const { shape } = plotOf({ year: 2024, band: "101-150" }, { year: 2025, rank: 90 });
	expect(shape.bands).toMatchObject([{ year: 2024, topLabel: "101", bottomLabel: "150" }]);
	expect(shape.points).toHaveLength(1);
	expect(shape.path).not.toContain("L");
});

test("every list has its own plot over the same years, the longest first", () => {
	const plots = layOutRankPlots(
		[
			{ list: "law", year: 2023, rank: 1 },
			{ list: "overall", year: 2025, rank: 1 },
			{ list: "overall", year: 2024, rank: 1 },
		].map((place) => ranking({ ...place, list: place.list === "law" ? "law" : "overall" })),
	);
	expect(plots.map(({ list }) => list)).toEqual(["overall", "law"]);
	expect(plots[0]?.shape.years.map(({ x }) => x)).toEqual(plots[1]?.shape.years.map(({ x }) => x));
	expect(plots[0]?.shape.years.map(({ year }) => year)).toEqual([2023, 2024, 2025]);
});

test("without rankings there is no plot", () => {
	expect(layOutRankPlots([])).toEqual([]);
});
