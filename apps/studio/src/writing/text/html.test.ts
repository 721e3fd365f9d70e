// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ALLOWED_HTML } from "@uchit/contract/html.ts";
import { expect, test } from "vitest";
import { canonicalHtml, isEditable, normalizeHtml } from "./html.ts";

const CONTENT = join(import.meta.dirname, "../../../../../content");
const SHIPPED = ["news", "pages"].flatMap((folder) =>
	readdirSync(join(CONTENT, folder), { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".html"))
		.map((name) => ({ name: `${folder}/${name}`, html: readFileSync(join(CONTENT, folder, name), "utf8") })),
);

test("the tests cover every shipped article and page", () => {
	expect(SHIPPED.length).toBeGreaterThanOrEqual(51);
});

test.each(SHIPPED)("$name comes out of the editor as it went in, white space aside", ({ html }) => {
	expect(canonicalHtml(normalizeHtml(html))).toBe(canonicalHtml(html));
});

test("the editor preserves every tag and attribute that the server allows", () => {
	const text = `<h2 lang="hi">शीर्षक</h2><h3>Three</h3><p>One <strong>two <em>three</em></strong> <a href="/x"><code>4</code></a>
		<sup>5</sup><sub>6</sub> <s>₹5,000</s> <del>was so</del> <abbr title="Seven">7</abbr> <span lang="hi">आठ</span> <data value="college:x:fee">9</data><br>10</p>
		<ul><li>a<ol start="3"><li>b</li></ol></li></ul><hr><blockquote><p>c</p></blockquote>
		<table><caption>d</caption><thead><tr><th scope="col" colspan="2">e</th></tr></thead><tbody><tr><td>f</td><td rowspan="1">g</td></tr></tbody></table>
		<figure><img src="/assets/1" alt="h" width="3" height="2"><figcaption>i</figcaption></figure><dl><dt>j</dt><dd>k</dd></dl>`;
	for (const tag of ALLOWED_HTML.tags) expect(text, tag).toMatch(new RegExp(`<${tag}[ >]`));
	expect(canonicalHtml(normalizeHtml(text))).toBe(canonicalHtml(text));
});

test.each([
	"<div>one</div>",
	'<p class="big">one</p>',
	"<h4>one</h4>",
	"<p><data>1</data></p>",
	"<dl><dd><p>one</p></dd></dl>",
])("the editor recognises HTML that it cannot preserve: %s", (html) => {
	expect(isEditable(html)).toBe(false);
});

test("an empty text stays empty", () => {
	expect(isEditable("")).toBe(true);
	expect(normalizeHtml(" ")).toBe("");
});

test("written HTML contains nothing that the server removes, and has one line per part", () => {
	expect(normalizeHtml('<p onclick="x()">a</p><ul><li><p>b</p></li></ul><script>c</script><h1>d</h1>')).toBe(
		"<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n<p>d</p>",
	);
});
