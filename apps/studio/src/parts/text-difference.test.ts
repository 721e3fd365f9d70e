// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { htmlToText } from "./text-difference.tsx";

test.each([
	["<tr><td>Fee</td><td>Register</td></tr>", "Fee | Register |"],
	["<table><thead><tr><th>Last</th></tr></thead></table><p>After</p>", "Last | After"],
	['<p><a href="/exams">All</a></p>', "All (/exams)"],
])("%s is read as %s", (html, words) => {
	expect(htmlToText(html)).toBe(words);
});
