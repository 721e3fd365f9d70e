import { expect, test } from "vitest";
import { nameSchemes } from "./lexicon.ts";

const NAMED = nameSchemes([
	{ slug: "pragati", name: "AICTE Pragati Scholarship for Girls" },
	{ slug: "asha-iit", name: "SBIF Asha Scholarship: IIT students" },
	{ slug: "reliance-ug", name: "Reliance Foundation Undergraduate Scholarships" },
	{ slug: "reliance-pg", name: "Reliance Foundation Postgraduate Scholarships" },
	{ slug: "post-matric", name: "Post-Matric Scholarship for SC Students" },
	{ slug: "asha-school", name: "SBIF Asha Scholarship: school students" },
]);
const called = (phrase: string) => NAMED.filter(({ phrases }) => phrases.includes(phrase)).map(({ slug }) => slug);

test("a scheme is found by the distinctive words of its name, with or without its provider", () => {
	expect(called("pragati scholarship")).toEqual(["pragati"]);
	expect(called("aicte pragati yojana")).toEqual(["pragati"]);
});

test("a scheme is found by the beginning of its name", () => {
	expect(called("reliance foundation scholarship")).toEqual(["reliance-ug", "reliance-pg"]);
	expect(called("reliance scholarships")).toEqual(["reliance-ug", "reliance-pg"]);
	expect(called("post scholarship")).toEqual([]);
});

test("a name shared by several schemes finds all of them", () => {
	expect(called("sbif asha scholarship")).toEqual(["asha-iit", "asha-school"]);
});
