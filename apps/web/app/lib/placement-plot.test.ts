import type { Placement } from "@uchit/contract/outcome.ts";
import { expect, test } from "vitest";
import { layOutPlacements, shareOf } from "./placement-plot.ts";

const placement = (cohort: number, parts: Partial<Placement> = {}): Placement => ({
	list: "engineering",
	year: cohort + 2,
	level: "ug-4",
	cohort,
	graduated: 200,
	placed: 150,
	medianSalary: 1_650_000,
	sourceId: "nirf-2025",
	...parts,
});

test("salaries are drawn in lakh, placed graduates as a share of all who graduated", () => {
	const [plot] = layOutPlacements([placement(2021), placement(2022, { placed: 180 })]);
	expect(plot?.salary?.points.map(({ label }) => label)).toEqual(["16.5", "16.5"]);
	expect(plot?.share?.points.map(({ label }) => label)).toEqual(["75%", "90%"]);
});

test("a number that contradicts itself is not drawn", () => {
	const [plot] = layOutPlacements([placement(2020), placement(2021, { mark: "suspect" }), placement(2022)]);
	expect(plot?.salary?.points.map(({ year }) => year)).toEqual([2020, 2022]);
});

test("a single year is no course of years: the table says it", () => {
	expect(layOutPlacements([placement(2022)])).toEqual([]);
});

test("what is not told is a gap, never 0", () => {
	const [plot] = layOutPlacements([placement(2020), placement(2021, { medianSalary: undefined }), placement(2022)]);
	expect(plot?.salary?.points.map(({ year }) => year)).toEqual([2020, 2022]);
	expect(shareOf({ placed: 10, graduated: undefined })).toBeUndefined();
	expect(shareOf({ placed: 0, graduated: 0 })).toBeUndefined();
});

test("levels are apart, the one with the most years first", () => {
	const masters = [2021, 2022].map((cohort) => placement(cohort, { level: "pg-2" }));
	const plots = layOutPlacements([...masters, placement(2020), placement(2021), placement(2022)]);
	expect(plots.map(({ level }) => level)).toEqual(["ug-4", "pg-2"]);
});
