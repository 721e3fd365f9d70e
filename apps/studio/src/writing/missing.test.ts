import { expect, test } from "vitest";
import { isBarred, missingOf } from "./missing.ts";

const WHOLE = {
	...{ title: "Fees", summary: "What it costs.", category: "money", picture: "a", picture_alt: "A gate" },
	body: '<p>Seats</p><img src="/assets/b" alt="Seats by year">',
};

test("a complete article lacks nothing, and a page needs no category", () => {
	expect(missingOf("news", WHOLE)).toEqual([]);
	expect(missingOf("pages", { ...WHOLE, category: null, picture: null, picture_alt: null })).toEqual([]);
});

test.each([
	["category", { category: null }, /^A category/],
	["summary", { summary: "  " }, /^A summary/],
	["title", { title: " " }, /^A title/],
	["text", { body: "" }, /^A text/],
	["word in its text", { body: "<p>&nbsp;</p><p></p>" }, /^A text/],
	["words of the picture at its head", { picture_alt: null }, /^What its picture shows/],
	["words of a picture in the text", { body: '<img src="/assets/b" alt=""><img src="/assets/c">' }, /^What 2 pictures/],
])("an article without a %s is reported", (_what, given, line) => {
	expect(missingOf("news", { ...WHOLE, ...given })).toEqual([expect.stringMatching(line)]);
});

test("an article without a title or a text cannot be published, and any other part may be absent", () => {
	expect([{ title: "" }, { body: null }, { body: "<p></p>" }].map((given) => isBarred({ ...WHOLE, ...given }))).toEqual(
		[true, true, true],
	);
	expect([WHOLE, { ...WHOLE, category: null, summary: "" }].map(isBarred)).toEqual([false, false]);
});
