import { parseJson } from "#app/platform/device-store.ts";

const MAX_FRAGMENT_LENGTH = 20_000;

/** Writes a value as an address's fragment, which browsers never send: `1.<text>.<checksum>`. */
export function toFragment(version: string, value: unknown): string {
	const text = toBase64(JSON.stringify(value));
	return [version, text, checksum(text)].join(".");
}

/** Parses such a fragment; undefined if letters were lost on the way, or for another version. */
export function readFragment(expected: string, fragment: string): unknown {
	const [version, text = "", sum, ...rest] = fragment.split(".");
	const isWhole = version === expected && rest.length === 0 && sum === checksum(text);
	return isWhole && fragment.length <= MAX_FRAGMENT_LENGTH ? parseJson(fromBase64(text) ?? "") : undefined;
}

/** FNV-1a in 32 bits: detects a link that was cut or mistyped. It does not protect against forgery. */
export function checksum(text: string): string {
	let hash = 0x811c9dc5;
	for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
	return (hash >>> 0).toString(36);
}

/** Base64 with letters that messengers leave alone (RFC 4648, without padding). */
function toBase64(text: string): string {
	const bytes = String.fromCharCode(...new TextEncoder().encode(text));
	return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64(text: string): string | undefined {
	try {
		const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
		return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
	} catch {
		return undefined;
	}
}
