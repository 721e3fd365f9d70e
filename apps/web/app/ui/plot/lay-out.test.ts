import { expect, test } from "vitest";
import { layOutBars } from "./lay-out-bars.ts";
import { layOutDots } from "./lay-out-dots.ts";
import { layOutLine } from "./lay-out-line.ts";

const common = { format: String, unknown: "not published" };

test("a year without a value is a gap in the line, a place on the axis and a word in the table", () => {
	const shape = layOutLine({
		values: [
			{ year: 2021, value: 5 },
			{ year: 2022, value: 6 },
			{ year: 2024, value: 7 },
			{ year: 2025, value: undefined },
			{ year: 2026, value: 8 },
		],
		...common,
	});
	expect(shape.path.match(/M/g)).toHaveLength(3);
	expect(shape.years.map(({ isKnown }) => isKnown)).toEqual([true, true, false, true, false, true]);
	expect(shape.rows.map(({ values }) => values[0])).toEqual(["5", "6", "not published", "7", "not published", "8"]);
	expect(shape.points.filter(({ isNewest }) => isNewest).map(({ year }) => year)).toEqual([2026]);
});

test("rank 1 is on top, and so is the larger amount", () => {
	const values = [
		{ year: 2024, value: 1 },
		{ year: 2025, value: 40 },
	];
	const heights = (isRank: boolean) => layOutLine({ values, isRank, ...common }).points.map(({ y }) => y);
	const [best = 0, worst = 0] = heights(true);
	const [small = 0, large = 0] = heights(false);
	expect(best).toBeLessThan(worst);
	expect(large).toBeLessThan(small);
});

test("a range's upper label is the better rank, in whichever order it is given", () => {
	const values = [{ year: 2025, value: undefined, range: { from: 900, to: 100 } }];
	const [band] = layOutLine({ values, isRank: true, ...common }).bands;
	expect(band).toMatchObject({ topLabel: "100", bottomLabel: "900" });
	expect(band?.top).toBeLessThan(band?.bottom ?? 0);
});

test("bars begin at zero, and an unknown value has no bar", () => {
	const amounts = [
		{ name: "A", amount: 100 },
		{ name: "B", amount: 50 },
		{ name: "C", amount: undefined },
		{ name: "D", amount: 0 },
	];
	const [a, b, c, d] = layOutBars({ amounts, ...common }).bars.map(({ length }) => length);
	expect(b).toBeCloseTo((a ?? 0) / 2);
	expect(c).toBeUndefined();
	expect(d).toBe(0);
});

test("on a scale of ranks 1 is at the right, and its label is left of its dot", () => {
	const values = [
		{ name: "best", value: 1 },
		{ name: "last", value: 1000 },
	];
	const { dots, ends } = layOutDots({ values, from: 1, to: 1000, isRank: true, format: String });
	expect(ends).toEqual({ left: "1000", right: "1" });
	expect(dots[0]?.x).toBeGreaterThan(dots[1]?.x ?? 0);
	expect(dots.map(({ isLabelLeft }) => isLabelLeft)).toEqual([true, false]);
});
