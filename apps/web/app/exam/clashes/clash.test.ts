import { describe, expect, test } from "vitest";
import { type ClashEvent, type ClashExam, comingYear, findClashes } from "./clash.ts";
import { layOutTimeLine, TIME_LINE } from "./clash-plot.ts";

const RANGE = comingYear("2026-11-21");

function exam(slug: string, ...dates: readonly (readonly [starts: string, ends?: string])[]): ClashExam {
	const events = dates.map(([starts, ends], index): ClashEvent => {
		const status = starts.length === "2027-01".length ? "expected" : "official";
		return { key: `2027-${index}`, kind: "exam", starts, ends, status, sourceId: "guides" };
	});
	return { slug, shortName: slug.toUpperCase(), events };
}

function verdictOf(one: ClashExam, other: ClashExam) {
	const [pair] = findClashes([one, other], RANGE);
	return [pair?.verdict, ...(pair?.meetings.map(({ why, days }) => `${why} ${days.from}..${days.to}`) ?? [])];
}

test("the coming year starts with this month and has twelve months", () => {
	expect(RANGE).toEqual({ from: "2026-11-01", to: "2027-10-31" });
	expect(comingYear("2027-12-31")).toEqual({ from: "2027-12-01", to: "2028-11-30" });
});

describe("two exams", () => {
	test("clash on the same day", () => {
		expect(verdictOf(exam("a", ["2027-01-10"]), exam("b", ["2027-01-10"]))).toEqual([
			"clash",
			"same-day 2027-01-10..2027-01-10",
		]);
	});

	test("do not clash on adjacent days", () => {
		expect(verdictOf(exam("a", ["2027-01-10"]), exam("b", ["2027-01-11"]))).toEqual(["no-clash"]);
	});

	test("may clash if one lasts several days, because the candidate's own day comes later", () => {
		expect(verdictOf(exam("a", ["2027-01-08", "2027-01-12"]), exam("b", ["2027-01-12"]))).toEqual([
			"may-clash",
			"some-day 2027-01-12..2027-01-12",
		]);
	});

	test("may clash, but never certainly, where only the month of one is known", () => {
		expect(verdictOf(exam("a", ["2027-01"]), exam("b", ["2027-01-31"]))).toEqual([
			"may-clash",
			"months 2027-01-31..2027-01-31",
		]);
		expect(verdictOf(exam("a", ["2027-01", "2027-02"]), exam("b", ["2027-02", "2027-03"]))).toEqual([
			"may-clash",
			"months 2027-02-01..2027-02-28",
		]);
		expect(verdictOf(exam("a", ["2027-01"]), exam("b", ["2027-02-01"]))).toEqual(["no-clash"]);
	});

	test("are not called free of a clash where one has no known dates", () => {
		const [pair] = findClashes([exam("a", ["2027-01-10"]), exam("b", ["2026-01-10"])], RANGE);
		expect(pair?.verdict).toBe("unknown");
		expect(pair?.without.map(({ slug }) => slug)).toEqual(["b"]);
	});

	test("clash with any of their sessions, and one exam's own sessions are not compared", () => {
		const twice = exam("a", ["2027-01-10"], ["2027-04-10"], ["2027-04-10"]);
		expect(verdictOf(twice, exam("b", ["2027-04-10"]))).toHaveLength(3);
		expect(findClashes([twice], RANGE)).toEqual([]);
	});

	test("are listed with clashing pairs first", () => {
		const pairs = findClashes([exam("a", ["2027-01-10"]), exam("b", ["2027-03-10"]), exam("c", ["2027-03-10"])], RANGE);
		expect(pairs.map(({ one, other, verdict }) => `${one.slug}${other.slug} ${verdict}`)).toEqual([
			"bc clash",
			"ab no-clash",
			"ac no-clash",
		]);
	});
});

test("the timeline has every bar inside itself, also for windows that begin before or end after it", () => {
	const shape = layOutTimeLine(
		[exam("a", ["2026-08", "2026-12"], ["2027-10-31"], ["2027-09", "2028-03"], ["2025-01"])],
		{ range: RANGE, today: "2026-11-21" },
	);
	const bars = shape.rows.flatMap(({ lanes }) => lanes.flatMap((lane) => lane.bars));
	expect(bars).toHaveLength(3);
	for (const { x, width } of bars) {
		expect(x).toBeGreaterThanOrEqual(TIME_LINE.left);
		expect(x + width).toBeLessThanOrEqual(TIME_LINE.width + 0.01);
		expect(width).toBeGreaterThanOrEqual(3);
	}
});
