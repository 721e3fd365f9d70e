import { describe, expect, test } from "vitest";
import { toKey, toSlug, toWords } from "#pipeline/text/words.ts";
import { spec } from "../../../e2e/support/spec.ts";

describe("words of a name", () => {
	test("drop accents, capitals and punctuation", () => {
		expect(toWords("Pūnch Vidyāpīṭh (Deemed)")).toEqual(["punch", "vidyapith", "deemed"]);
	});
	test("keep abbreviations with dots together", () => {
		expect(toWords("J.S.S. College")).toEqual(["jss", "college"]);
	});
	test("read an escaped ampersand as “and”", () => {
		expect(toWords("Arts &amp; Science")).toEqual(["arts", "and", "science"]);
	});
	test(`${spec("2.4")} make a slug in kebab case`, () => {
		expect(toSlug("St. Xavier's College, Goa")).toBe("st-xaviers-college-goa");
	});
	test("make the same key from two spellings of a place", () => {
		expect(toKey("Y.S.R. Kadapa")).toBe(toKey("YSR Kadapa"));
	});
});
