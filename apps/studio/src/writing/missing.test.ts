import { expect, test } from "vitest";
import { isBarred, missingOf } from "./missing.ts";

const WHOLE = {
	...{ title: "Fees", summary: "What it costs.", category: "money", picture: "a", picture_alt: "A gate" },
	body: '<p>Seats</p><img src="/assets/b" alt="Seats by year">',
};

test("a complete article lacks nothing, and a page needs no category", () => {
	expect(missingOf("news", WHOLE)).toEqual([]);
	const linked = '<p><a href="/a">x</a> <a href="/b"><strong>फ़ीस</strong></a> <a href="/c"><img alt="Gate"></a></p>';
	expect(missingOf("news", { ...WHOLE, body: linked })).toEqual([]);
	const table = "<table><tr><th></th><th>2026</th></tr><tr><th>B.Com.</th><td></td></tr></table>";
	expect(missingOf("news", { ...WHOLE, body: table })).toEqual([]);
	expect(missingOf("pages", { ...WHOLE, category: null, picture: null, picture_alt: null })).toEqual([]);
});

test.each([
	["category", { category: null }, /^A category/],
	["summary", { summary: "  " }, /^A summary/],
	["title", { title: " " }, /^A title/],
	["text", { body: "" }, /^A text/],
	["word in its text", { body: "<p>&nbsp;</p><p></p>" }, /^A text/],
	["words of the picture at its head", { picture_alt: null }, /^What its picture shows/],
	["word under a link", { body: '<p>Seats<a href="/exams/cat"> </a></p>' }, /^Words under the link to \/exams\/cat/],
	[
		"word under a link on a stop",
		{ body: '<p>Fees<a href="/news"><em>.</em></a></p>' },
		/^Words under the link to \/news/,
	],
	[
		"picture of the desk in place of a pasted one",
		{ body: '<p>A</p><img alt="Gate" src="https://lh3.googleusercontent.com/docs/x?a=1&amp;b=2">' },
		/^A file of the desk in place of each picture of lh3\.googleusercontent\.com/,
	],
	[
		"word in a heading and two rows of a new table",
		{
			body: '<table><caption>Fees</caption><thead><tr><th scope="col">Course</th><th scope="col"></th></tr></thead><tbody><tr><td></td><td>&nbsp;</td></tr><tr><td></td><td></td></tr></tbody></table>',
		},
		/^Words in “Fees”: 1 heading and 2 rows without any/,
	],
	["words of a picture in the text", { body: '<img src="/assets/b" alt=""><img src="/assets/c">' }, /^What 2 pictures/],
])("an article without a %s is reported", (_what, given, line) => {
	expect(missingOf("news", { ...WHOLE, ...given })).toEqual([expect.stringMatching(line)]);
});

test("an article without a title or a text, or with a picture of another site, cannot be published, and any other part may be absent", () => {
	const pasted = { body: '<p>A</p><img alt="Gate" src="data:image/png;base64,AA">' };
	const given = [{ title: "" }, { body: null }, { body: "<p></p>" }, pasted];
	expect(given.map((each) => isBarred({ ...WHOLE, ...each }))).toEqual([true, true, true, true]);
	expect([WHOLE, { ...WHOLE, category: null, summary: "" }].map(isBarred)).toEqual([false, false]);
});
