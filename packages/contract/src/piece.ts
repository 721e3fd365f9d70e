/** A text without words may still show something. */
const PICTURED = /<(?:img|table|figure)\b/;

/** Whether a title or the HTML of a text has nothing to read or to look at: without both, a piece does not go live. */
export function isBlank(html: unknown): boolean {
	const text = String(html ?? "");
	return !PICTURED.test(text) && text.replaceAll(/<[^<>]*>|&nbsp;/g, " ").trim() === "";
}
