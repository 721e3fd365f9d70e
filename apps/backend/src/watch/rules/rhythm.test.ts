import { expect, test } from "vitest";
import { dueAt, rhythmOf } from "./rhythm.ts";

const JUNE = new Date("2026-06-10T06:00:00Z");
const NOVEMBER = new Date("2026-11-29T06:00:00Z");

test.each([
	["JoSAA in June", ["josaa-2025", "josaa-2026"], undefined, JUNE, "daily"],
	["JoSAA in November", ["josaa-2026"], undefined, NOVEMBER, "weekly"],
	["a directory without a season", ["aishe-directory-2025"], undefined, JUNE, "monthly"],
	["an exam without a near date", [], [{ starts: "2027-05-02" }], NOVEMBER, "weekly"],
	["an exam with a day in two weeks", [], [{ starts: "2026-12-10" }], NOVEMBER, "daily"],
	["an exam whose form is open", [], [{ starts: "2026-10-01", ends: "2026-12-31" }], NOVEMBER, "daily"],
	["an exam with something this month", [], [{ starts: "2026-11" }], NOVEMBER, "daily"],
	["an exam whose dates are past", [], [{ starts: "2026-10", ends: "2026-11-28" }], NOVEMBER, "weekly"],
] as const)("%s", (_what, sources, examDates, now, rhythm) => {
	expect(rhythmOf({ sources, examDates }, now)).toBe(rhythm);
});

test("the last hour of India's May already counts as June", () => {
	expect(rhythmOf({ sources: ["josaa-2026"], examDates: undefined }, new Date("2026-05-31T19:00:00Z"))).toBe("daily");
});

test("an unreachable host is retried after one, two and four hours, and never more rarely than the rhythm", () => {
	const hours = (failures: number) =>
		(dueAt({ lookedAt: JUNE, outcome: "unreachable", failures }, "daily").getTime() - JUNE.getTime()) / 3_600_000;
	expect([1, 2, 3, 4, 5, 6, 60].map(hours)).toEqual([1, 2, 4, 8, 16, 24, 24]);
});

test("a page that was never checked is due", () => {
	expect(dueAt({ lookedAt: null, outcome: null, failures: 0 }, "monthly").getTime()).toBe(0);
});
