import { expect, test } from "vitest";
import { DEGREE_NAMES } from "./degree-names.ts";

const slugsOf = (phrase: string) =>
	DEGREE_NAMES.filter(({ phrases }) => phrases.includes(phrase)).map(({ value }) => value);

test.each([
	["msc", "msc"],
	["m sc", "msc"],
	["master of science", "msc"],
	["masters in law", "llm"],
	["bachelor of pharmacy", "bpharm"],
	["एमबीए", "mba"],
	["एम बी ए", "mba"],
	["बीटेक", "btech"],
	["जीएनएम", "gnm"],
])("%s is %s", (phrase, slug) => {
	expect(slugsOf(phrase)).toEqual([slug]);
});

test("everyday words that letters make are no degrees", () => {
	expect(["be", "bed", "ma"].flatMap(slugsOf)).toEqual([]);
});
