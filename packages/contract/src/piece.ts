/** A text without words may still contain a picture or a table. */
const PICTURED = /<(?:img|table|figure)\b/;

export function isBlank(html: unknown): boolean {
	const text = String(html ?? "");
	return !PICTURED.test(text) && text.replaceAll(/<[^<>]*>|&nbsp;/g, " ").trim() === "";
}
