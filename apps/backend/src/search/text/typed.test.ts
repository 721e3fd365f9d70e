import fc from "fast-check";
import { expect, test } from "vitest";
import { readTyped } from "./typed.ts";

const wordsOf = (text: string) => readTyped(text)?.words.map(({ word }) => word);

test.each([
	["  St. Xavier’s College, Goa ", ["st", "xaviers", "college", "goa"]],
	["B.A. & Arts", ["ba", "arts"]],
	["Pūnch", ["punch"]],
	["iit iit IIT", ["iit"]],
	["b tech surat", ["btech", "surat"]],
	["constructor", ["constructor"]],
	["ll.b bhopal", ["llb", "bhopal"]],
	["law colleges in pune", ["law", "college", "pune"]],
	["the", ["the"]],
	["IIT दिल्ली", ["delhi", "iit"]],
])("%s is searched as %j", (text, words) => {
	expect(wordsOf(text)).toEqual(words);
});

test.each(["", "   ", "'\"\\:|!*()%", "ஐஐடி", "北京"])(
	"“%s” contains nothing that an indexed name could contain",
	(text) => {
		expect(readTyped(text)).toBeUndefined();
	},
);

test("a search uses only the letters and digits of the input, and few words", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
			const words = wordsOf(text) ?? [];
			expect(words.length).toBeLessThanOrEqual(12);
			for (const word of words) expect(word).toMatch(/^[a-z0-9]+$/);
		}),
	);
});

test("a subject is recognised by one of its words", () => {
	expect(readTyped("mba pune")?.subject?.list).toBe("management");
	expect(readTyped("pune")?.subject).toBeUndefined();
});
