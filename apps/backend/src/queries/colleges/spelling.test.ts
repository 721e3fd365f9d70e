import { expect, test } from "vitest";
import { nearestWords } from "#backend/queries/colleges/spelling.ts";

test("the word with the fewest errors is meant", () => {
	expect(nearestWords("enginering", ["engineering", "engineers", "ring"])).toEqual(["engineering"]);
});

test("of words as near, the one that begins alike comes first", () => {
	expect(nearestWords("madars", ["badars", "madras"])).toEqual(["madras", "badars"]);
});

test("a word that is like none is not corrected", () => {
	expect(nearestWords("xqzvwk", ["delhi", "xavier"])).toEqual([]);
	expect(nearestWords("xqzvwk", [])).toEqual([]);
});
