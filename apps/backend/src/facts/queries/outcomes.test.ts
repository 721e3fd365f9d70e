import type { Placement } from "@uchit/contract/outcome.ts";
import { expect, test } from "vitest";
import { markJumps } from "./outcomes.ts";

const placement = (cohort: number, lakh: number | undefined, parts: Partial<Placement> = {}): Placement => ({
	list: "overall",
	year: 2021,
	level: "ug-4",
	cohort,
	medianSalary: lakh && lakh * 100_000,
	sourceId: "nirf-data-sheets-2021",
	...parts,
});

const jumps = (placements: readonly Placement[]) =>
	markJumps(placements).flatMap(({ cohort, mark }) => (mark === "jump" ? [cohort] : []));

test("a salary more than 60 % a year off the last normal one is a jump", () => {
	const salaries = [8.8, 9.6, 10.1, 27.9, 35];
	expect(jumps(salaries.map((lakh, place) => placement(2015 + place, lakh)))).toEqual([2018, 2019]);
	expect(jumps([placement(2018, 10), placement(2019, 16)])).toEqual([]);
	expect(jumps([placement(2018, 10), placement(2019, 16.1)])).toEqual([2019]);
	expect(jumps([placement(2018, 10), placement(2019, 6.2)])).toEqual([2019]);
});

test("a gap of years allows more growth: a salary may grow in each of them", () => {
	expect(jumps([placement(2019, 10), placement(2021, 25)])).toEqual([]);
	expect(jumps([placement(2019, 10), placement(2020, undefined), placement(2021, 26)])).toEqual([2021]);
});

test("other lists and levels are not compared, and a contradictory salary is not used as a baseline", () => {
	expect(jumps([placement(2018, 10), placement(2019, 20, { level: "pg-2" })])).toEqual([]);
	expect(jumps([placement(2018, 10), placement(2019, 20, { list: "engineering" })])).toEqual([]);
	const marked = markJumps([placement(2018, 10), placement(2019, 90, { mark: "suspect" }), placement(2020, 12)]);
	expect(marked.map(({ mark }) => mark)).toEqual([undefined, "suspect", undefined]);
});
