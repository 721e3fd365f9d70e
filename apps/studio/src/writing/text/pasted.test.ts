// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { normalizeHtml } from "./html.ts";
import { cleanPasted } from "./pasted.ts";

const pasted = (html: string) => normalizeHtml(cleanPasted(html).html);

test("a text pasted from Google Docs has the same bold, italic, superscript and strikethrough as there", () => {
	const span = (style: string, text: string) => `<span style="font-size:11pt;${style}">${text}</span>`;
	const copied = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-x"><p dir="ltr">${span(
		"font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline",
		"plain",
	)} ${span("font-weight:700", "bold")} ${span("font-weight:400;font-style:italic", "italic")} 10${span(
		"font-size:0.6em;vertical-align:super",
		"2",
	)} H${span("vertical-align:sub", "2")}O ${span("text-decoration:line-through;", "5,000")} 4,000 ${span(
		"font-weight:700;font-style:italic",
		"both",
	)}</p></b>`;
	expect(pasted(copied)).toBe(
		"<p>plain <strong>bold</strong> <em>italic</em> 10<sup>2</sup> H<sub>2</sub>O <s>5,000</s> 4,000 <strong><em>both</em></strong></p>",
	);
});

test("a table pasted from Google Docs keeps its cells, with the lines of a cell, and its bold first row becomes its headings", () => {
	expect(pasted(readFileSync(join(import.meta.dirname, "google-docs-table.txt"), "utf8"))).toBe(
		[
			'<p>Fees of a year:</p><table><thead><tr><th scope="col">Course</th><th scope="col">Fee</th></tr>',
			"</thead><tbody>",
			"<tr><td>B.Sc.<br>three years</td><td>₹24,610</td></tr>",
			"<tr><td>B.Com.</td><td></td></tr></tbody></table>",
		].join("\n"),
	);
});

test.each([
	["a plain first row over figures", "<tr><td>Event</td><td>Day</td></tr><tr><td>Form 1</td><td>5 May</td></tr>", true],
	["a first row with a figure", "<tr><td>2026</td><td>Day</td></tr><tr><td>Form 1</td><td>5 May</td></tr>", false],
	["rows of words", "<tr><td>Event</td><td>Day</td></tr><tr><td>Form</td><td>May</td></tr>", false],
	["a first row with an empty cell", "<tr><td></td><td>Day</td></tr><tr><td>Form 1</td><td>5 May</td></tr>", false],
])("a pasted table with %s gets headings: %#", (_what, rows, hasHead) => {
	expect(pasted(`<table><tbody>${rows}</tbody></table>`).includes("<thead>")).toBe(hasHead);
});

test("a picture of another site is left out and counted, and one of the desk stays", () => {
	const foreign = '<img src="https://lh3.googleusercontent.com/x" alt="Gate">';
	const { html, leftOut } = cleanPasted(`<p>a${foreign}</p>${foreign}<img src="/assets/1" alt="b">`);
	expect([html, leftOut]).toEqual(['<p>a</p><img src="/assets/1" alt="b">', 2]);
});

test.each([
	["<h1>a</h1><h4>b</h4>", "<h2>a</h2>\n<h3>b</h3>"],
	['<h2 style="font-weight:700"><span style="font-weight:400">a</span></h2>', "<h2>a</h2>"],
	['<p><i style="font-style:normal">a</i> <b>b</b> <i>c</i></p>', "<p>a <strong>b</strong> <em>c</em></p>"],
	[
		'<p><a href="https://www.google.com/url?q=https://nta.ac.in/a?b%3D1&amp;sa=D&amp;usg=x">a</a></p>',
		'<p><a href="https://nta.ac.in/a?b=1">a</a></p>',
	],
	[
		'<p><a href="https://www.google.com/url?q=javascript:a()">a</a></p>',
		'<p><a href="https://www.google.com/url?q=javascript:a()">a</a></p>',
	],
	["<ul><li><p>a</p></li></ul>", "<ul>\n<li>a</li>\n</ul>"],
])("%s is pasted as %s", (html, written) => {
	expect(pasted(html)).toBe(written);
});
