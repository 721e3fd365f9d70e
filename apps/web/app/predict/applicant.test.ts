import { expect, test } from "vitest";
import { APPLICANT, answersOf } from "./applicant.ts";

const KEPT = { categories: { "jee-mains": "OBC-NCL", kcet: "2A" }, gender: "woman", homeState: "bihar" };

test("what a form was sent with comes back as it was, each exam with its own category", () => {
	const read = APPLICANT.parse(APPLICANT.format(KEPT) ?? "");
	expect(answersOf(read, "jee-mains")).toEqual({ category: "OBC-NCL", gender: "woman", homeState: "bihar" });
	expect(answersOf(read, "neet")).toEqual({ gender: "woman", homeState: "bihar" });
});

test("nothing told leaves no entry", () => {
	expect(APPLICANT.format({ categories: { neet: "" }, gender: "", homeState: "" })).toBeUndefined();
});

test.each(["", "null", "7", "[]", '{"categories":7}', '{"categories":{"neet":7},"gender":"","homeState":""}'])(
	"%s is nobody's entry",
	(text) => expect(answersOf(APPLICANT.parse(text), "neet")).toEqual({}),
);
