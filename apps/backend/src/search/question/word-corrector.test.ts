import { expect, test } from "vitest";
import { WordCorrector } from "./word-corrector.ts";

const near = new WordCorrector(
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
])("%s is read as %s", (typed, word) => {
	expect(near.find(typed)).toBe(word);
});

test("a word that fits two other words is left as it is", () => {
	expect(near.find("patnan")).toBeUndefined();
});
