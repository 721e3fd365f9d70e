import fc from "fast-check";
import { expect, test } from "vitest";
import { faultsIn } from "../../../../../e2e/support/inert-html.ts";
import { XSS_PAYLOADS } from "../../../../../e2e/support/xss-payloads.ts";
import { toSafeHtml } from "./content-html.server.ts";

const CONTENT = "https://content.example";
const shown = (html: string, language: "en" | "hi" = "en") =>
	toSafeHtml(html, { language, contentUrl: CONTENT, drawings: new Set() });

test.each(XSS_PAYLOADS)("%j can only be read", (payload) => {
	expect(faultsIn(shown(payload))).toEqual([]);
	expect(faultsIn(shown(`<p>before ${payload} after</p><h2>more</h2>`))).toEqual([]);
	expect(faultsIn(shown(shown(payload)))).toEqual([]);
});

test("any combination of attack payloads becomes harmless HTML", () => {
	const piece = fc.oneof(
		fc.constantFrom(...XSS_PAYLOADS),
		fc.string({ unit: fc.constantFrom("<", ">", '"', "'", "/", "a", " ", "=", "&", ";") }),
	);
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
			expect(faultsIn(shown(pieces.join("")))).toEqual([]);
		}),
	);
});

test("the HTML checker finds faults", () => {
	for (const bad of [
		"<script>x</script>",
		'<p onclick="x">',
		'<a href="javascript:x">',
		'<img src="https://elsewhere.example/x">',
		"<p <b>",
	]) {
		expect(faultsIn(bad), bad).not.toEqual([]);
	}
});

test("the markup that editors may use stays unchanged", () => {
	const text =
		"<h2>Rounds</h2><p>One <strong>two</strong> <em>three</em><sup>4</sup></p><ul><li>five</li></ul><blockquote>six</blockquote>";
	expect(shown(text)).toBe(text);
});

test("blocks from a foreign content system stay separate, and struck-out text stays struck out", () => {
	expect(shown("<h4>Fee</h4><div>2026</div><b>Not</b> <s>₹5,000</s><p>a<div>b</div>c</p>")).toBe(
		"<h3>Fee</h3><p>2026</p><p><strong>Not</strong> <s>₹5,000</s></p><p>a</p><p>b</p><p>c</p>",
	);
});

test("links within the site stay in the page's language; links to other sites send no referrer", () => {
	const links =
		'<a href="/data#a">d</a><a href="/assets/x">f</a><a href="https://nta.ac.in/">n</a><a href="#part-2">h</a><a href="#fn1">1</a>';
	expect(shown(links, "hi")).toBe(
		'<a href="/hi/data#a">d</a><a href="/assets/x">f</a><a href="https://nta.ac.in/" rel="noopener">n</a><a href="#part-2">h</a>1',
	);
});

test.each(["/assets/0b9c7d52-1f9e", `${CONTENT}/assets/0b9c7d52-1f9e?width=300`])(
	"the picture %s is served by the optimiser in several widths",
	(src) => {
		const image = shown(`<img src="${src}" alt="A plot">`);
		expect(image).toContain('src="/_next/image?url=%2Fassets%2F0b9c7d52-1f9e&amp;w=828&amp;q=75"');
		expect(image).toContain("w=1200&amp;q=75 1200w");
		expect(image).toContain('alt="A plot"');
	},
);

test("a picture from another site is left out, since it would reveal the reader", () => {
	expect(shown('<p>a<img src="https://elsewhere.example/assets/x.png" alt="x">b</p>')).toBe("<p>ab</p>");
});

test("a wide table scrolls on its own, also by keyboard", () => {
	expect(shown("<table><tbody><tr><td>1</td></tr></tbody></table>")).toBe(
		'<div class="table-scroll" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
	);
});

test("a draft's picture is loaded through the draft's link and bypasses the caching optimiser", () => {
	const html = toSafeHtml('<img src="/assets/0b9c7d52-1f9e-4a1e-8a53-9f1d2c3b4a5e" alt="x">', {
		language: "en",
		contentUrl: CONTENT,
		draftToken: "a.b.c",
		drawings: new Set(),
	});
	expect(html).toContain('src="/assets/0b9c7d52-1f9e-4a1e-8a53-9f1d2c3b4a5e?width=828&amp;');
	expect(html).toContain("preview=a.b.c");
	expect(html).not.toContain("_next/image");
});
