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
])("%s is read as %s", (typed, word) => {
	expect(near.find(typed)).toBe(word);
});

test("a word that fits two other words is left as it is", () => {
	expect(near.find("patnan")).toBeUndefined();
});
