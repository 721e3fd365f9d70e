import { expect, test } from "vitest";
import { examsIn, mayBeName } from "./miss-steps.ts";

test.each([
	["education loan kaise milega", false],
	["cuet 2027 registration", false],
	["nift vs nid", false],
	["hindu college sonepat", true],
	["bit mesra", true],
])("%j may be a college's name: %s", (words, may) => {
	expect(mayBeName(words)).toBe(may);
});

const EXAMS = ["CUET UG", "JEE Main", "JEE Advanced", "CAT"].map((name, id) => ({ id, short_name: name }));

test.each([
	["cuet 2027 registration", ["CUET UG"]],
	["jee main result", ["JEE Main"]],
	["jee form", ["JEE Main", "JEE Advanced"]],
	["education loan", []],
])("the exams named in %j are %j", (words, names) => {
	expect(examsIn(words, EXAMS).map(({ name }) => name)).toEqual(names);
});
