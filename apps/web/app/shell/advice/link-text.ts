import { parseJson } from "#app/platform/device-store.ts";

const LONGEST_FRAGMENT = 20_000;

/** Something as the part of an address after `#`, which no browser sends: `1.<text>.<checksum>`. */
export function toFragment(version: string, value: unknown): string {
	const text = toBase64(JSON.stringify(value));
	return [version, text, checksum(text)].join(".");
}

/** What such an address holds; undefined for one that lost a letter on its way, or that is of another version. */
export function readFragment(expected: string, fragment: string): unknown {
	const [version, text = "", sum, ...rest] = fragment.split(".");
	const isWhole = version === expected && rest.length === 0 && sum === checksum(text);
	return isWhole && fragment.length <= LONGEST_FRAGMENT ? parseJson(fromBase64(text) ?? "") : undefined;
}

/** FNV-1a in 32 bits: it tells a link that was cut or mistyped. It keeps out nobody who wants to write one. */
export function checksum(text: string): string {
	let hash = 0x811c9dc5;
	for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
	return (hash >>> 0).toString(36);
}

/** Letters that messengers leave alone (RFC 4648, without padding). */
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
