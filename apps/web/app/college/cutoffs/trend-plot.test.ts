import type { TrendSeat } from "@uchit/contract/cutoff-trend.ts";
import { expect, test } from "vitest";
import { layOutTrend } from "./trend-plot.ts";

const seat: TrendSeat = {
	exam: "jee-mains",
	authority: "JoSAA",
	quota: "OS",
	pool: "other-state",
	seatType: "OPEN",
	socialCategory: "open",
	pwd: false,
	gender: "Gender-Neutral",
	rankSpace: "jee-main-crl",
};

function layOut(closing: Record<number, number>, of: TrendSeat = seat) {
	const points = Object.entries(closing).map(([year, rank]) => ({ year: Number(year), closing: rank, sourceId: "s" }));
	const [plot] = layOutTrend({ seat: of, span: { first: 2018, last: 2025 }, series: [{ programme: "Civil", points }] });
	if (plot === undefined) throw new Error("Nothing was laid out.");
	return plot;
}

test("a year without a row is a gap: no point, a broken line, and a table row that notes it", () => {
	const { shape, years } = layOut({ 2018: 900, 2019: 950, 2021: 800, 2022: 850 });
	expect(shape.points.map(({ year }) => year)).toEqual([2018, 2019, 2021, 2022]);
	expect(shape.path.match(/M/g)).toHaveLength(2);
	expect(shape.years.filter(({ isKnown }) => !isKnown).map(({ year }) => year)).toEqual([2020, 2023, 2024, 2025]);
	expect(years.find(({ year }) => year === 2020)).toEqual({ year: 2020, point: undefined });
});

test("a smaller rank is drawn higher, and so is a greater mark", () => {
	const ranks = layOut({ 2018: 100, 2019: 9_000 }).shape.points;
	expect(ranks[0]?.y).toBeLessThan(ranks[1]?.y ?? 0);
	const marks = layOut({ 2018: 100, 2019: 190 }, { ...seat, rankSpace: "tnea-score" }).shape.points;
	expect(marks[0]?.y).toBeGreaterThan(marks[1]?.y ?? 0);
});

test("long labels leave room for each other, and the newest always stays", () => {
	const all = { 2018: 118_412, 2019: 118_500, 2020: 118_000, 2021: 117_000, 2022: 116_000, 2023: 115_000 };
	const labels = layOut({ ...all, 2024: 114_000, 2025: 113_000 }).shape.points.map(({ label }) => label);
	expect(labels.at(-1)).toBe("1,13,000");
	expect(labels.at(-2)).toBe("");
	expect(labels.filter((label) => label !== "").length).toBeGreaterThan(2);
	expect(layOut({ 2024: 60, 2025: 65 }).shape.points.map(({ label }) => label)).toEqual(["60", "65"]);
});

test("nothing is drawn when no seat can be compared", () => {
	expect(layOutTrend({ seat: undefined, span: undefined, series: [] })).toEqual([]);
});
