import { expect, test } from "vitest";
import { NearWords } from "./near-words.ts";

const near = new NearWords(
	new Map([
		["eligibility", "asked"],
		["college", "noun"],
		["collage", "noun"],
		["patna", "place"],
		["patan", "other place"],
	]),
);

test.each([
	["collge", "college"],
	["colelge", "college"],
	["coollege", "college"],
	["elegiblity", "eligibility"],
	["hospital", undefined],
])("%s is taken for %s", (typed, word) => {
	expect(near.find(typed)).toBe(word);
});

test("a word that may be one thing or another is neither", () => {
	expect(near.find("patnan")).toBeUndefined();
});
