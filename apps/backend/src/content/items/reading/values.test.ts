import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { BadValue, toParameter } from "./values.ts";

const asText = (kind: "timestamp" | "date", value: unknown) =>
	new PgDialect().sqlToQuery(toParameter({ kind }, value)).params[0];

test.each([
	["timestamp", "2026-01-31T09:00:00Z", "2026-01-31T09:00:00.000Z"],
	["timestamp", "2026-01-31T09:00:00.123Z", "2026-01-31T09:00:00.123Z"],
	["timestamp", "2026-01-31T14:30:00+05:30", "2026-01-31T09:00:00.000Z"],
	["timestamp", new Date(0), "1970-01-01T00:00:00.000Z"],
	["date", "2024-02-29", "2024-02-29"],
	["date", new Date("2026-01-31T09:00:00Z"), "2026-01-31"],
] as const)("%s %s is read as %s", (kind, value, expected) => {
	expect(asText(kind, value)).toBe(expected);
});

/** Texts that JavaScript's own parser reads differently than they are meant. */
const MISREAD = [
	..."05-12-2026|05/12/2026|12/05/2026|5 December 2026|12|2026|2026-12|20261205|2026-02-30|2026-13-01|2025-02-29".split(
		"|",
	),
	..." 2026-01-31|2026-1-31|31.01.2026|tomorrow|0000-01-01|+010000-01-01|१२".split("|"),
	...["", 12, 1_796_000_000_000, true, [], {}, new Date(Number.NaN)],
];

test.each(MISREAD.map((value) => ({ value })))("$value is no moment and no day", ({ value }) => {
	expect(() => asText("timestamp", value)).toThrow(BadValue);
	expect(() => asText("date", value)).toThrow(BadValue);
});

test.each([
	"2026-01-31",
	"2026-01-31T09:00:00",
	"2026-01-31 09:00:00Z",
	"2026-02-30T09:00:00Z",
	"2026-01-31T25:00:00Z",
	"2026-01-31T09:00:00+0530",
	"2026-01-31T09:00:00 IST",
	"0000-12-31T09:00:00Z",
	"0001-01-01T00:00:00+05:30",
])("a moment without its zone, or one that does not exist, is refused: %s", (value) => {
	expect(() => asText("timestamp", value)).toThrow("has to be a moment with its zone");
});

test("refuses a moment as a day", () => {
	expect(() => asText("date", "2026-01-31T09:00:00Z")).toThrow("has to be a day that exists");
});
