import { expect, test } from "vitest";
import { missingOf } from "./missing.ts";

const WHOLE = {
	...{ title: "Fees", summary: "What it costs.", category: "money", picture: "a", picture_alt: "A gate" },
	body: '<p>Seats</p><img src="/assets/b" alt="Seats by year">',
};

test("a whole article lacks nothing, and a page needs no category", () => {
	expect(missingOf("news", WHOLE)).toEqual([]);
	expect(missingOf("pages", { ...WHOLE, category: null, picture: null, picture_alt: null })).toEqual([]);
});

test.each([
	["category", { category: null }, /^A category/],
	["summary", { summary: "  " }, /^A summary/],
	["text", { body: "" }, /^A text/],
	["words of the picture at its head", { picture_alt: null }, /^What its picture shows/],
	["words of a picture in the text", { body: '<img src="/assets/b" alt=""><img src="/assets/c">' }, /^What 2 pictures/],
])("an article without a %s says so", (_what, given, line) => {
	expect(missingOf("news", { ...WHOLE, ...given })).toEqual([expect.stringMatching(line)]);
});
