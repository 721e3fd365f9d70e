import { expect, test } from "vitest";
import { readBracketed } from "./bracketed.ts";

test.each([
	[{ sort: "a,b" }, { sort: "a,b" }],
	[{ "fields[]": ["a", "b"] }, { fields: ["a", "b"] }],
	[{ "fields[]": "a" }, { fields: ["a"] }],
	[{ "fields[1]": "b", "fields[0]": "a" }, { fields: ["a", "b"] }],
	[{ "filter[status][_eq]": "draft" }, { filter: { status: { _eq: "draft" } } }],
	[{ "filter[a][_in][]": ["1", "2"] }, { filter: { a: { _in: ["1", "2"] } } }],
	[
		{ "filter[_or][0][a][_eq]": "1", "filter[_or][1][b][_null]": "" },
		{ filter: { _or: [{ a: { _eq: "1" } }, { b: { _null: "" } }] } },
	],
	[
		{ "odd[": "1", "]odd": "2", "[x]": "3" },
		{ "odd[": "1", "]odd": "2", "[x]": "3" },
	],
])("%j is read as %j", (flat, expected) => {
	expect(readBracketed(flat)).toEqual(expected);
});

test("refuses names that would change objects, and endless nesting", () => {
	expect(() => readBracketed({ "filter[__proto__][a]": "1" })).toThrow("Invalid query");
	expect(() => readBracketed({ [`filter${"[a]".repeat(50)}`]: "1" })).toThrow("too deeply");
	const many = Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`filter[a${index}]`, "1"]));
	expect(() => readBracketed(many)).toThrow("too many");
});
