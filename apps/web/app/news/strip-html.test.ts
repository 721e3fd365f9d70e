import fc from "fast-check";
import { expect, test } from "vitest";
import { spec } from "../../../../e2e/support/spec.ts";
import { stripHtml } from "./data.server.ts";

const PIECES = [
	"<",
	">",
	"</",
	"<b>",
	"</b>",
	"<p",
	"script>",
	"<script>",
	"</script>",
	"<!--",
	"-->",
	"<!",
	"<?",
	'"',
	"'",
	"=",
];
const malformedHtml = fc
	.array(fc.oneof(fc.constantFrom(...PIECES, " ", "a", "शिक्षा", "<img src='x"), fc.string({ maxLength: 4 })))
	.map((pieces) => pieces.join(""));

test.each([
	["<b>H</b>ello", "Hello"],
	["<p>one</p><p>two<br/>three</p>", "one two three"],
	["<a title=\"a > b\" href='/x'>link</a>", "link"],
	["a<!-- <b>no</b> -->b<script>alert('<p>')</script>c<STYLE>p{}</STYLE >d", "abcd"],
	["<p>शिक्षा <em>की</em> लागत</p>", "शिक्षा की लागत"],
	["<!doctype html><?php echo 1 ?>text", "text"],
	["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
	["&lt;b&gt; R&amp;D", "&lt;b&gt; R&amp;D"],
	["  two \n\t words ", "two words"],
])(`${spec("5.3")} the text of %j is %j`, (html, text) => {
	expect(stripHtml(html)).toBe(text);
});

test.each([
	["a tag that nothing closes goes to the end", "text <img src=x onerror=alert(1)", "text"],
	["a quote that nothing closes ends with its tag", '<a title="x>text', "text"],
	["a comment that nothing closes goes to the end", "text<!-- more", "text"],
	["a script that nothing closes goes to the end", "text<script>more", "text"],
	["an element whose name begins like script is one like others", "<script-x>text</script-x>", "text"],
	["a tag inside a tag makes no new one", "<<b>script>alert(1)<</b>/script>", "< script>alert(1)< /script>"],
])("%s", (_, html, text) => {
	expect(stripHtml(html)).toBe(text);
});

test(`${spec("5.3")} no tag survives, however malformed the HTML`, () => {
	fc.assert(
		fc.property(malformedHtml, (html) => {
			expect(stripHtml(html)).not.toMatch(/<[a-z/!?]/i);
		}),
	);
});

test("stripping twice changes nothing", () => {
	fc.assert(
		fc.property(malformedHtml, (html) => {
			expect(stripHtml(stripHtml(html))).toBe(stripHtml(html));
		}),
	);
});

test("stripping text without tags removes no word", () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom("IIT", "मद्रास", "<", "3", "&", "न्याय।")), (words) => {
			expect(stripHtml(words.join("  "))).toBe(words.join(" "));
		}),
	);
});

/** Of processor time, which a busy machine does not lengthen. */
const SECOND_US = 1_000_000;

test.each(["<a ", "<<", "<!--", '<a "', "<a '\"", "<script>", "<script></scrip"])(
	"a long run of %j is stripped quickly",
	(piece) => {
		const begun = process.cpuUsage();
		stripHtml(piece.repeat(20_000));
		expect(process.cpuUsage(begun).user).toBeLessThan(SECOND_US);
	},
);
