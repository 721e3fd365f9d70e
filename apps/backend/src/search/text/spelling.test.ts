import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./spelling.ts";

test.each([
	["madras", "madras", 0],
	["madars", "madras", 1],
	["enginering", "engineering", 1],
	["bombey", "bombay", 1],
	["kharagppur", "kharagpur", 1],
	["dehli", "delhi", 1],
	["goa", "pune", 4],
	["", "goa", 3],
])("%s differs from %s by %i errors", (typed, meant, errors) => {
	expect(editDistance(typed, meant)).toBe(errors);
});

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });

test("the distance is the same both ways, and 0 only between equal words", () => {
	fc.assert(
		fc.property(word, word, (a, b) => {
			expect(editDistance(a, b)).toBe(editDistance(b, a));
			expect(editDistance(a, b) === 0).toBe(a === b);
		}),
	);
});

test("a limit changes no distance up to it, and a greater distance stays above it", () => {
	fc.assert(
		fc.property(word, word, fc.nat(4), (a, b, most) => {
			const errors = editDistance(a, b);
			const bounded = editDistance(a, b, most);
			expect(errors <= most ? bounded : bounded > most).toBe(errors <= most ? errors : true);
		}),
	);
});
