import fc from "fast-check";
import { expect, test } from "vitest";
import { spec } from "../../../e2e/support/spec.ts";
import { countWords, readingMinutes } from "./reading-time.ts";

const words = (count: number, word = "word") => Array.from({ length: count }, () => word).join(" ");

test.each([
	[200, 1],
	[400, 2],
	[20_000, 100],
])(`${spec("9.12")} %i words take %i minutes`, (count, minutes) => {
	expect(readingMinutes(words(count))).toBe(minutes);
});

test.each([
	[0, 0],
	[1, 1],
	[199, 1],
	[201, 2],
	[401, 3],
])(`${spec("9.13")} %i words are rounded up to %i minutes`, (count, minutes) => {
	expect(readingMinutes(words(count))).toBe(minutes);
});

test.each([
	["", 0],
	["  \n ", 0],
	["JEE Main 2026", 3],
	["fees – and seats", 3],
	["St. Xavier's B.Ed college", 4],
	["शिक्षा की लागत कितनी है ।", 5],
	["भारत का संविधान, न्याय।", 4],
])("%j has %i words", (text, count) => {
	expect(countWords(text)).toBe(count);
});

test(`${spec("9.12", "9.13")} the minutes are the fewest that cover the text at 200 words each`, () => {
	fc.assert(
		fc.property(fc.nat({ max: 3_000 }), fc.constantFrom("seat", "सीट", "naïve"), (count, word) => {
			const minutes = readingMinutes(words(count, word));
			expect(Number.isInteger(minutes)).toBe(true);
			expect(minutes * 200).toBeGreaterThanOrEqual(count);
			expect(minutes * 200).toBeLessThan(count + 200);
		}),
	);
});

test("white space does not count, and more text never takes less time", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (one, two) => {
			expect(countWords(` ${one}\n`)).toBe(countWords(one));
			expect(countWords(`${one} ${two}`)).toBe(countWords(one) + countWords(two));
		}),
	);
});
