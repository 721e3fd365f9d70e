import { expect, test } from "vitest";
import { formatMonth, isIsoDate } from "./format-date.ts";

test.each(["2026-01-31", "2024-02-29", "2026-01-31T09:00:00Z", "2026-01-31T14:30:00.000+05:30"])(
	"%s is a date",
	(text) => {
		expect(isIsoDate(text)).toBe(true);
	},
);

test.each([..."05-12-2026|05/12/2026|12|2026|2026-02-30|2026-13-01|5 May 2026|2026-01-31Tx".split("|"), ""])(
	"%s is not a date, even where JavaScript accepts it",
	(text) => {
		expect(isIsoDate(text)).toBe(false);
	},
);

test("a month is written in words, any other text unchanged", () => {
	expect(formatMonth("en", "2025-12")).toBe("December 2025");
	expect(formatMonth("en", "spring 2025")).toBe("spring 2025");
	expect(formatMonth("en", "2024-25")).toBe("2024-25");
});
