import { expect, test } from "vitest";
import { readTokens } from "./tokens.ts";

const wordsOf = (text: string) => readTokens(text).map(({ text }) => text.normalize("NFC"));

test.each([
	["Rank 45,000 (OBC)", ["rank", "45000", "obc"]],
	["B.Tech under 5.5lakh", ["b", "tech", "under", "5.5", "lakh"]],
	["<b>mba</b> in pune", ["mba", "in", "pune"]],
	["१२००० रैंक", ["12000", "रैंक"]],
	["???", []],
	["constructor of a toString", ["constructor", "of", "a", "tostring"]],
])("%s is read as %j", (text, words) => {
	expect(wordsOf(text)).toEqual(words);
});

test("no more than 200 characters are read", () => {
	expect(wordsOf("a ".repeat(10_000))).toHaveLength(100);
});
