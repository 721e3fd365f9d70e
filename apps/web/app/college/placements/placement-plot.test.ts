import type { Placement } from "@uchit/contract/outcome.ts";
import { expect, test } from "vitest";
import { placedShare } from "#app/facts/words/placed-words.ts";
import { findHeadline } from "./find-headline.ts";
import { layOutPlacements, reachesYear } from "./placement-plot.ts";

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

test("a single year is not drawn, and stays in the table only", () => {
	expect(layOutPlacements([placement(2022)])).toEqual([]);
});

test("an unreported year is a gap, never 0", () => {
	const [plot] = layOutPlacements([placement(2020), placement(2021, { medianSalary: undefined }), placement(2022)]);
	expect(plot?.salary?.points.map(({ year }) => year)).toEqual([2020, 2022]);
	expect(placedShare({ placed: 10, graduated: undefined })).toBeUndefined();
	expect(placedShare({ placed: 0, graduated: 0 })).toBeUndefined();
});

test("each level has its own plot: undergraduates first, starting with the newest year, not the most years", () => {
	const masters = [2022, 2023].map((cohort) => placement(cohort, { level: "pg-2" }));
	const old = [2017, 2018, 2019].map((cohort) => placement(cohort, { level: "ug-3", graduated: 900 }));
	const plots = layOutPlacements([...masters, ...old, placement(2021), placement(2022)]);
	expect(plots.map(({ level }) => level)).toEqual(["ug-4", "ug-3", "pg-2"]);
});

test("the first figure shown is the newest of the largest undergraduate programme", () => {
	const old = [2017, 2018, 2019].map((cohort) => placement(cohort, { list: "overall", graduated: 900 }));
	const pharmacy = placement(2023, { list: "pharmacy", graduated: 60 });
	const masters = placement(2023, { level: "pg-2", graduated: 2_000 });
	const newest = placement(2023);
	expect(findHeadline([...old, pharmacy, masters, newest])).toBe(newest);
	expect(findHeadline([masters])).toBe(masters);
});

test("the first figure never contradicts itself, and covers at least ten people", () => {
	const few = placement(2023, { graduated: 6, placed: 5, medianSalary: undefined, isMedianWithheld: true });
	const wrong = placement(2022, { mark: "suspect" });
	expect(findHeadline([few, wrong, placement(2019)])?.cohort).toBe(2019);
	expect(findHeadline([few, wrong])).toBeUndefined();
});

test("a sudden jump is not drawn, and the plot names its year", () => {
	const [plot] = layOutPlacements([placement(2020), placement(2021), placement(2022, { mark: "jump" })]);
	expect(plot?.salary?.points.map(({ year }) => year)).toEqual([2020, 2021]);
	expect(plot?.leftOut).toEqual([2022]);
});

test("a share of fewer than ten graduates is not drawn", () => {
	expect(placedShare({ placed: 5, graduated: 6 })).toBeUndefined();
	expect(placedShare({ placed: 5, graduated: 10 })).toBe(50);
});

test("a plot that ends before the newest year is not shown beside it", () => {
	const [plot] = layOutPlacements([2018, 2019].map((cohort) => placement(cohort, { list: "overall" })));
	expect(plot && [2019, 2023].map((cohort) => reachesYear(plot, cohort))).toEqual([true, false]);
	const [half] = layOutPlacements([placement(2021), placement(2022), placement(2023, { medianSalary: undefined })]);
	expect(half && reachesYear(half, 2023)).toBe(false);
});
