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

test("a scheme is called by its telling words, with and without who gives it", () => {
	expect(called("pragati scholarship")).toEqual(["pragati"]);
	expect(called("aicte pragati yojana")).toEqual(["pragati"]);
});

test("a scheme is called by how its name begins", () => {
	expect(called("reliance foundation scholarship")).toEqual(["reliance-ug", "reliance-pg"]);
	expect(called("reliance scholarships")).toEqual(["reliance-ug", "reliance-pg"]);
	expect(called("post scholarship")).toEqual([]);
});

test("what several schemes are called names all of them", () => {
	expect(called("sbif asha scholarship")).toEqual(["asha-iit", "asha-school"]);
});
