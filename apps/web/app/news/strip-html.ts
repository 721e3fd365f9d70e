/** The elements that stand on lines of their own: `<p>one</p><p>two</p>` is two words. */
const BLOCK =
	/^<\/?(?:address|article|aside|blockquote|br|d[dlt]|div|fig(?:caption|ure)|footer|form|h[1-6]|header|hr|li|main|nav|[ou]l|p|pre|section|t(?:able|body|d|foot|h|head|r))\b/i;

/**
 * A comment, a script or style with its content, or a tag, in this order. Each ends at the end of the text when nothing
 * closes it, as in a browser, so an attempt that has begun never fails: no text makes the search slow.
 */
const MARKUP =
	/<!--[\s\S]*?(?:-->|$)|<(script|style)(?![^\s/>])[\s\S]*?(?:<\/\1(?![^\s/>])[^>]*(?:>|$)|$)|<[a-z/!?](?:"[^"]*"|'[^']*'|[^>])*(?:>|$)/gi;

/**
 * The text of a piece of HTML (spec 5): without tags, comments, scripts and styles, its white space collapsed. What
 * begins like a tag goes, also when it is malformed; `1 < 2` stays. Entities stay as they are: decoding `&lt;b&gt;`
 * would make a tag. The result is text: whoever puts it into a page still has to escape it.
 */
export function stripHtml(html: string): string {
	return html.replace(MARKUP, spaceFor).replace(/\s+/g, " ").trim();
}

/** Nothing inside a word, else a space; also behind a `<`, which must not become a tag with what follows: `<<b>script>`. */
function spaceFor(markup: string, _element: string | undefined, offset: number, html: string): string {
	return BLOCK.test(markup) || html[offset - 1] === "<" ? " " : "";
}
