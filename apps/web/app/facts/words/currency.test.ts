import fc from "fast-check";
import { expect, test } from "vitest";
import { spec } from "../../../../../e2e/support/spec.ts";
import { formatCurrency } from "./currency.ts";

test.each([
	[1_234_567, "USD", "$1,234,567"],
	[38, "EUR", "€38"],
	[150, "CAD", "CA$150"],
	[10_000, "AUD", "A$10,000"],
	[10_000, "GBP", "£10,000"],
	[-38, "EUR", "-€38"],
])(`${spec("9.18")} %d %s is written as %s`, (amount, currency, written) => {
	expect(formatCurrency(amount, currency)).toBe(written);
});

test.each([
	[0, "USD", "$0"],
	[1_234.4, "USD", "$1,234"],
	[1_234.5, "USD", "$1,235"],
	[0.5, "EUR", "€1"],
	[-0.4, "EUR", "€0"],
])(`${spec("9.19")} %d %s is written as %s`, (amount, currency, written) => {
	expect(formatCurrency(amount, currency)).toBe(written);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("refuses the amount %d", (amount) => {
	expect(() => formatCurrency(amount, "USD")).toThrow(RangeError);
});

test.each(["", "$", "EURO"])("refuses the currency %j", (currency) => {
	expect(() => formatCurrency(1, currency)).toThrow(RangeError);
});

test(`${spec("9.18", "9.19")} commas separate thousands, and the whole amount has no decimals`, () => {
	fc.assert(
		fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (amount) => {
			const written = formatCurrency(amount, "USD");
			expect(written).toMatch(/^-?\$\d{1,3}(,\d{3})*$/);
			expect(Math.abs(Number(written.replace(/[$,]/g, "")) - amount)).toBeLessThanOrEqual(0.5);
		}),
	);
});
