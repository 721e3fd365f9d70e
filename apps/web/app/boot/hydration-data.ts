import { toByteString } from "#app/platform/byte-string.ts";

const BODY_END = "</body>";

/**
 * Writes the data of a page's hydration as `StreamTransfer` of React Router does, which asks for a stream, but whole and in a literal of
 * single quotes: JSON is full of the double ones, and each of them would stand there with its escape, an eighth of the data. The page is
 * a string of its bytes.
 */
export function addHydrationData(html: string, data: string, nonce: string): string {
	const literal = data.replaceAll(TO_ESCAPE, (one) => ESCAPED[one] ?? one);
	const sent = `c.enqueue('${literal}');c.close()`;
	const script = `<script nonce="${nonce}">{const c=window.__reactRouterContext.streamController;${sent}}</script>`;
	const end = html.lastIndexOf(BODY_END);
	return html.slice(0, end) + toByteString(script) + html.slice(end);
}

/** Characters that would end the script or the literal; the data are JSON, whose only control character is the end of a line. */
const TO_ESCAPE = /[\\'<\n\u2028\u2029]/g;
const ESCAPED: Readonly<Record<string, string>> = {
	"\\": "\\\\",
	"\n": "\\n",
	"'": "\\'",
	"<": "\\u003c",
	"\u2028": "\\u2028",
	"\u2029": "\\u2029",
};
