/**
 * UTF-8 with one character per byte. With characters beyond Latin-1, V8 doubles a page's text in each of several copies: 5 ms a page
 * instead of 0.5.
 */
export function toByteString(text: string): string {
	return Buffer.from(text).toString("latin1");
}
