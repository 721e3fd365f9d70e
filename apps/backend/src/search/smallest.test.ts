import fc from "fast-check";
import { expect, test } from "vitest";
import { smallest } from "./smallest.ts";

test("the smallest of distinct numbers are those that sorting puts first", () => {
	const distinct = fc.uniqueArray(fc.double({ noNaN: true, noDefaultInfinity: true }), { maxLength: 200 });
	fc.assert(
		fc.property(distinct, fc.nat({ max: 50 }), (numbers, count) => {
			const expected = Float64Array.from(numbers).sort().subarray(0, count);
			expect([...smallest(numbers, count)].slice(0, numbers.length)).toEqual([...expected]);
		}),
	);
});
