import { expect, test } from "vitest";
import { nameCategories } from "./category-names.server.ts";
import english from "./codes.en.json" with { type: "json" };
import hindi from "./codes.hi.json" with { type: "json" };

const keysOf = (codes: Readonly<Record<string, object>>) =>
	Object.entries(codes).flatMap(([exam, words]) => Object.keys(words).map((code) => `${exam} ${code}`));

test("every code is explained in both languages", () => {
	expect(keysOf(hindi)).toEqual(keysOf(english));
	expect(keysOf(english).length).toBeGreaterThan(50);
});

test.each([
	[
		"kcet",
		["GM", "2AR", "SCG", "1K"],
		{
			GM: "general merit, open to everyone",
			"2AR": "category 2A, rural",
			SCG: "SC",
			"1K": "category 1, taught in Kannada",
		},
	],
	[
		"mht-cet",
		["LOBCH", "TFWS", "PWDOPENS"],
		{ LOBCH: "OBC, women’s pool, home university", TFWS: "tuition fee waiver" },
	],
	["jac-delhi", ["OBGLO", "KM"], { OBGLO: "OBC, girls’ seats, from outside Delhi", KM: "Kashmiri migrants" }],
	["jee-mains", ["OPEN", "OBC-NCL"], {}],
])("names the unclear codes of %s", (exam, codes, names) => {
	const categories = codes.map((value) => ({ value }));
	expect(nameCategories("en", { exam, lists: [{ categories }] })).toEqual(names);
});
