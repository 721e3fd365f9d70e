import fc from "fast-check";
import { expect, test } from "vitest";
import { spec } from "../../../../../e2e/support/spec.ts";
import { capitalise, capitaliseWords } from "./capitalise.ts";

const text = fc.oneof(
	fc.string({ unit: "grapheme" }),
	fc.array(fc.constantFrom("law", "हिंदी", " ", "\t", "(", "éa", "ß", "3rd", "ŉ", "ﬁ")).map((parts) => parts.join("")),
);

test.each([
	["goa", "Goa"],
	["Goa", "Goa"],
	["aIIMS", "AIIMS"],
	["école", "École"],
	["(iit", "(Iit"],
	["“law", "“Law"],
	["3rd", "3rd"],
	["शिक्षा", "शिक्षा"],
	["", ""],
	["--", "--"],
	["law college", "Law college"],
])(`${spec("5.4")} the word %j becomes %j`, (word, capitalised) => {
	expect(capitalise(word)).toBe(capitalised);
});

test.each([
	["law college of kerala", "Law College Of Kerala"],
	["st. xavier's college (autonomous)", "St. Xavier's College (Autonomous)"],
	["ts-law-cet", "Ts-law-cet"],
	["  two \n words ", "  Two \n Words "],
	["आईआईटी madras", "आईआईटी Madras"],
])(`${spec("5.5")} the words %j become %j`, (words, capitalised) => {
	expect(capitaliseWords(words)).toBe(capitalised);
});

test(`${spec("5.4")} the first letter of any word becomes a capital and the rest stays unchanged`, () => {
	fc.assert(
		fc.property(fc.stringMatching(/^[a-zé]{1,9}$/), (word) => {
			expect(capitalise(word)).toMatch(/^\p{Lu}/u);
			expect(capitalise(word).slice(1)).toBe(word.slice(1));
		}),
	);
});

test("capitalising twice changes nothing", () => {
	fc.assert(
		fc.property(text, (any) => {
			expect(capitalise(capitalise(any))).toBe(capitalise(any));
			expect(capitaliseWords(capitaliseWords(any))).toBe(capitaliseWords(any));
		}),
	);
});

test(`${spec("5.5")} each word of a text is capitalised as if alone, and the white space between words stays`, () => {
	fc.assert(
		fc.property(text, (any) => {
			const words = any.match(/\S+/g) ?? [];
			expect(capitaliseWords(any).match(/\S+/g) ?? []).toEqual(words.map(capitalise));
			expect(capitaliseWords(any).split(/\S+/)).toEqual(any.split(/\S+/));
		}),
	);
});
