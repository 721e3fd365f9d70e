import { toByteString } from "#app/platform/byte-string.ts";

const BODY_END = "</body>";

/**
 * Writes the hydration data like React Router's `StreamTransfer`, but whole and in a single-quoted literal: escaping JSON's double quotes
 * would add an eighth. `html` is a binary string.
 */
export function addHydrationData(html: string, data: string, nonce: string): string {
	const literal = data.replaceAll(CHARACTERS_TO_ESCAPE, (one) => ESCAPED[one] ?? one);
	const sent = `c.enqueue('${literal}');c.close()`;
	const script = `<script nonce="${nonce}">{const c=window.__reactRouterContext.streamController;${sent}}</script>`;
	const end = html.lastIndexOf(BODY_END);
	return html.slice(0, end) + toByteString(script) + html.slice(end);
}

/** Characters that would end the script or the literal; line feed is the only control character in JSON. */
const CHARACTERS_TO_ESCAPE = /[\\'<\n\u2028\u2029]/g;
const ESCAPED: Readonly<Record<string, string>> = {
	"\\": "\\\\",
	"\n": "\\n",
	"'": "\\'",
	"<": "\\u003c",
	"\u2028": "\\u2028",
	"\u2029": "\\u2029",
};
