import { expect, test } from "vitest";
import { ageOn, parseDay } from "./age-on.ts";

test.each([
	["2009-12-31", "2026-12-31", { years: 17, months: 0, days: 0 }],
	["2010-01-01", "2026-12-31", { years: 16, months: 11, days: 30 }],
	["2008-02-29", "2025-02-28", { years: 16, months: 11, days: 30 }],
	["2009-05-31", "2026-06-30", { years: 17, months: 0, days: 30 }],
	["2009-05-10", "2009-05-10", { years: 0, months: 0, days: 0 }],
])("a person born on %s is on %s", (birth, day, age) => {
	expect(ageOn(birth, day)).toEqual(age);
});

test("there is no age before birth, and an invalid date is refused", () => {
	expect(ageOn("2027-01-01", "2026-12-31")).toBeUndefined();
	expect(["2009-02-30", "10-05-2009", "", "1700-01-01"].map(parseDay)).toEqual([
		undefined,
		undefined,
		undefined,
		undefined,
	]);
	expect(parseDay("2008-02-29")).toBe("2008-02-29");
});
