import { expect, test } from "vitest";
import { collectionNamed } from "#backend/content/collections.ts";
import { ContentErrors } from "#backend/content/errors.ts";
import { readPayload, sanitiseHtml } from "./payload.ts";

test.each([
	["<h4>Fee</h4><h5>2026</h5>", "<h3>Fee</h3><h3>2026</h3>"],
	["<h1>Fee</h1>", "<h2>Fee</h2>"],
	["<div>First line</div><div>Second line</div>", "<p>First line</p><p>Second line</p>"],
	["<div><div>one</div><p>two</p></div>three", "<p>one</p><p>two</p><p>three</p>"],
	["<details><summary>Q</summary>A</details>", "<p>Q</p><p>A</p>"],
	["<p>one<div>two</div>three</p>", "<p>one</p><p>two</p><p>three</p>"],
	["<section>a <em>b</em><article>c</article></section>", "<p>a <em>b</em></p><p>c</p>"],
	["<pre>one\n  two\n</pre>", "<p>one<br />  two</p>"],
	["<pre><code>a\nb</code></pre><p>c</p>", "<p><code>a<br />b</code></p><p>c</p>"],
	["<blockquote><div>a</div>b</blockquote>", "<blockquote><p>a</p><p>b</p></blockquote>"],
	[
		"<ul><li><div>a</div><div>b</div></li><li>c<div>d</div>e</li></ul>",
		"<ul><li>a<br />b</li><li>c<br />d<br />e</li></ul>",
	],
	[
		"<table><tr><td><div>a</div><div>b</div></td><td><div>c</div><ul><li>d</li></ul></td></tr></table>",
		"<table><tr><td>a<br />b</td><td>c<ul><li>d</li></ul></td></tr></table>",
	],
	["<h2><div>a</div><div>b</div></h2>", "<h2>a<br />b</h2>"],
	["<strong><div>a</div><div>b</div></strong>", "<p><strong>a<br />b</strong></p>"],
	["<div></div><div> </div>", ""],
])("separates blocks: %s", (html, expected) => {
	expect(sanitiseHtml(html)).toBe(expected);
	expect(sanitiseHtml(expected)).toBe(expected);
});

test.each([
	["<s>₹5,000</s> ₹4,000 <del>a</del> <strike>b</strike>", "<s>₹5,000</s> ₹4,000 <del>a</del> <s>b</s>"],
	["10<sup>2</sup> H<sub>2</sub>O", "10<sup>2</sup> H<sub>2</sub>O"],
	["<b>Not</b> <i>so</i>", "<strong>Not</strong> <em>so</em>"],
	["<kbd>a</kbd> <cite>b</cite>", "<code>a</code> <em>b</em>"],
	['<a href="#fn1">1</a> <a href="javascript:a()">2</a> <a href="/x">3</a>', '1 2 <a href="/x">3</a>'],
	['<a href="#part-2">There</a><p id="fn1">Note</p>', '<a href="#part-2">There</a><p>Note</p>'],
	["<span>a</span> <span lang='hi'>b</span> <abbr>c</abbr>", 'a <span lang="hi">b</span> c'],
	["one <p></p><p>two</p>", "one <p></p><p>two</p>"],
	["a &lt;div&gt; b", "a &lt;div&gt; b"],
])("preserves the text: %s", (html, expected) => {
	expect(sanitiseHtml(html)).toBe(expected);
	expect(sanitiseHtml(expected)).toBe(expected);
});

test("reads text however deeply it is nested", () => {
	const deep = `${"<div>".repeat(2_000)}a${"</div>".repeat(2_000)}<div>b</div>`;
	expect(sanitiseHtml(deep)).toBe("<p>a</p><p>b</p>");
});

test.each([
	['<p>a</p><iframe src="https://www.youtube.com/embed/x"></iframe>', "<iframe>"],
	["<video src='/x'></video><math><mi>x</mi></math>", "<video>, <math>"],
	['<img src="https://elsewhere.example/x.png" alt="Campus">', "a picture that is no file of the desk"],
])("refuses content that readers would lose, by its name: %s", (body, named) => {
	const read = () => readPayload(collectionNamed("news"), { body }, { allowed: {}, isNew: false });
	expect(read).toThrow(ContentErrors);
	expect(read).toThrow(`has what the site cannot show: ${named}`);
});

test.each(["constructor", "toString", "__proto__x"])("refuses a field called %s by its name", (name) => {
	const write = () => readPayload(collectionNamed("news"), { [name]: 1 }, { allowed: {}, isNew: false });
	expect(write).toThrow(`field "${name}"`);
});
