import { expect, test } from "vitest";
import { nameSchemes } from "./lexicon.ts";

const NAMED = nameSchemes([
	{ slug: "pragati", name: "AICTE Pragati Scholarship for Girls" },
	{ slug: "asha-iit", name: "SBIF Asha Scholarship: IIT students" },
	{ slug: "asha-school", name: "SBIF Asha Scholarship: school students" },
]);
const called = (phrase: string) => NAMED.filter(({ phrases }) => phrases.includes(phrase)).map(({ slug }) => slug);

test("a scheme is called by its telling words, with and without who gives it", () => {
	expect(called("pragati scholarship")).toEqual(["pragati"]);
	expect(called("aicte pragati yojana")).toEqual(["pragati"]);
});

test("what several schemes are called names none of them", () => {
	expect(called("sbif asha scholarship")).toEqual([]);
});
