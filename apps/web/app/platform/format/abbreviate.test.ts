import fc from "fast-check";
import { expect, test } from "vitest";
import { spec } from "../../../../../e2e/support/spec.ts";
import { abbreviate } from "./abbreviate.ts";

const SIZES = { "": 1, K: 1e3, M: 1e6, B: 1e9 } as const;
const ABBREVIATED = /^-?(\d+)(?:\.(\d+))?([KMB]?)$/;

test.each([
	[999, "999"],
	[1e3, "1K"],
	[999_949, "999.9K"],
])(`${spec("9.14")} %d is %s`, (value, short) => {
	expect(abbreviate(value)).toBe(short);
});

test.each([
	[999_950, "1M"],
	[1e6, "1M"],
	[999_949_999, "999.9M"],
])(`${spec("9.15")} %d is %s`, (value, short) => {
	expect(abbreviate(value)).toBe(short);
});

test.each([
	[999_950_000, "1B"],
	[1e9, "1B"],
	[1_234_567_890_123, "1234.6B"],
	[1e30, `1${"0".repeat(21)}B`],
])(`${spec("9.16")} %d is %s`, (value, short) => {
	expect(abbreviate(value)).toBe(short);
});

test.each([
	[1_234, "1.2K"],
	[1_250, "1.3K"],
	[1_940_000, "1.9M"],
	[1_050_000_000, "1.1B"],
	[12.34, "12.3"],
	[999.94, "999.9"],
	[999.95, "1K"],
])(`${spec("9.17")} %d is %s`, (value, short) => {
	expect(abbreviate(value)).toBe(short);
});

test.each([
	[0, "0"],
	[-0, "0"],
	[-0.04, "0"],
	[-999, "-999"],
	[-1_500, "-1.5K"],
	[-999_950, "-1M"],
])("%d is %s", (value, short) => {
	expect(abbreviate(value)).toBe(short);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("refuses %d", (value) => {
	expect(() => abbreviate(value)).toThrow(RangeError);
});

const amount = fc.oneof(fc.integer({ min: -2e12, max: 2e12 }), fc.double({ min: -2e6, max: 2e6, noNaN: true }));

test(`${spec("9.14", "9.15", "9.16", "9.17")} the short form is at most half a decimal of its unit away`, () => {
	fc.assert(
		fc.property(amount, (value) => {
			const short = abbreviate(value);
			const [, , decimals = "", letter = ""] = ABBREVIATED.exec(short) ?? [];
			const size = Object.entries(SIZES).find(([name]) => name === letter)?.[1] ?? Number.NaN;
			expect(short).toMatch(ABBREVIATED);
			expect(decimals.length).toBeLessThanOrEqual(1);
			expect(Math.abs(Number.parseFloat(short) * size - value)).toBeLessThanOrEqual(0.05 * size * (1 + 1e-9));
		}),
	);
});

test(`${spec("9.14", "9.15", "9.16")} below a billion the number before the letter never reaches a thousand`, () => {
	fc.assert(
		fc.property(amount, (value) => {
			const short = abbreviate(value);
			if (!short.endsWith("B")) expect(Math.abs(Number.parseFloat(short))).toBeLessThan(1_000);
		}),
	);
});

test("the opposite number differs only in its sign", () => {
	fc.assert(
		fc.property(amount, (value) => {
			expect(abbreviate(-value).replace("-", "")).toBe(abbreviate(value).replace("-", ""));
		}),
	);
});
