// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { htmlToText, linesOf, pairChanged, shorten } from "./text-difference.tsx";

test.each([
	["<tr><td>Fee</td><td>Register</td></tr>", "Fee | Register |"],
	["<table><thead><tr><th>Last</th></tr></thead></table><p>After</p>", "Last | After"],
	["<table><caption>Dates</caption><tbody><tr><td>Form</td></tr></tbody></table>", "Dates: Form |"],
	['<p><a href="/exams">All</a></p>', "All (/exams)"],
])("%s is read as %s", (html, words) => {
	expect(htmlToText(html)).toBe(words);
});

test("white space and the spelling of a tag are no difference", () => {
	const [before, after] = ["<p>One two. </p>\n<p>A<br />b</p><p>Old</p>", "<p>One two.</p><p>A<br>b</p>\n\n<p>New</p>"];
	expect(linesOf(before, after).filter(({ kind }) => kind !== "same")).toEqual([
		{ kind: "old", text: "<p>Old</p>" },
		{ kind: "new", text: "<p>New</p>" },
	]);
});

test("a changed line shows its changed words, and a line with little in common with another stays whole", () => {
	const shown = pairChanged(
		linesOf("A\nThe fee is 9,000 a year.\nOne", "A\nThe fee is 12,000 a year.\nSomething else"),
	);
	expect(
		shown.map(({ kind, text, words }) => words?.map((each) => `${each.kind} ${each.text}`) ?? `${kind} ${text}`),
	).toEqual([
		"same A",
		"old One",
		["same The fee is ", "old 9,000 ", "new 12,000 ", "same a year."],
		"new Something else",
	]);
});

test("equal lines that do not touch a change are counted", () => {
	const lines = linesOf("a\nb\nc\nd\ne\nf", "a\nb\nc\nx\ne\nf");
	expect(shorten(lines).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
		"same … 2 lines the same",
		"same c",
		"old d",
		"new x",
		"same e",
		"same … 1 line the same",
	]);
});
