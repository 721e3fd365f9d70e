const BODY_END = "</body>";

/**
 * Writes the data of a page's hydration as `StreamTransfer` of React Router does, which asks for a stream, but whole and in a literal of
 * single quotes: JSON is full of the double ones, and each of them would stand there with its escape, an eighth of the data.
 */
export function addHydrationData(html: string, data: string, nonce: string): string {
	const literal = JSON.stringify(data)
		.slice(1, -1)
		.replaceAll(TO_ESCAPE, (one) => ESCAPED[one] ?? one);
	const sent = `c.enqueue('${literal}');c.close()`;
	const script = `<script nonce="${nonce}">{const c=window.__reactRouterContext.streamController;${sent}}</script>`;
	const end = html.lastIndexOf(BODY_END);
	return html.slice(0, end) + script + html.slice(end);
}

/** What would end the script or the literal, and the escape before a double quote, which needs none here. */
const TO_ESCAPE = /\\\\|\\"|['<\u2028\u2029]/g;
const ESCAPED: Readonly<Record<string, string>> = {
	'\\"': '"',
	"'": "\\'",
	"<": "\\u003c",
	"\u2028": "\\u2028",
	"\u2029": "\\u2029",
};
