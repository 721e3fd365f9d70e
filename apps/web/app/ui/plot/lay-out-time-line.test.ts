import { expect, test } from "vitest";
import { layOutTimeLine } from "./lay-out-time-line.ts";
import { PLOT_WIDTH } from "./size.ts";

const span = (key: string, from: string, to: string) =>
	({ key, name: key, from, to, label: `${from}–${to}`, look: "firm" }) as const;
const formatMonth = (day: string) => day.slice(0, 7);

test("spans share one scale of whole months, and a single day is still visible", () => {
	const { spans, months } = layOutTimeLine({
		spans: [span("application", "2026-10-01", "2026-11-30"), span("exam", "2027-01-22", "2027-01-22")],
		today: "2026-11-21",
		formatMonth,
	});
	expect(months.map(({ label }) => label)).toEqual(["2026-10", "2026-11", "2026-12", "2027-01"]);
	const [application, exam] = spans;
	expect(application?.x).toBe(0);
	expect(application?.width).toBeCloseTo((PLOT_WIDTH * 61) / 123);
	expect(exam?.width).toBeGreaterThanOrEqual(2.5);
	expect(exam?.x).toBeCloseTo((PLOT_WIDTH * 113) / 123);
});

test("today is marked where it is near, and left out where it would squeeze the picture", () => {
	const on = (today: string) =>
		layOutTimeLine({ spans: [span("exam", "2019-05-05", "2019-05-05")], today, formatMonth });
	expect(on("2019-04-01").today).toBeDefined();
	expect(on("2026-11-21").today).toBeUndefined();
	expect(on("2026-11-21").months).toHaveLength(1);
});

test("many months show only as many labels as fit", () => {
	const { months } = layOutTimeLine({
		spans: [span("first", "2026-01-01", "2026-01-31"), span("last", "2027-12-01", "2027-12-31")],
		today: "2026-11-21",
		formatMonth,
	});
	expect(months.length).toBeLessThanOrEqual(6);
	expect(months[0]?.label).toBe("2026-01");
});
