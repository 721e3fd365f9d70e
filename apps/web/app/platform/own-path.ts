/** Nobody needs a longer one. */
const LONGEST = 2_000;

/**
 * Reads the address to go to afterwards (`callbackUrl`), as a path of this site; undefined for one that leads anywhere else, or
 * that a browser would take for another site (`//evil.example`, `/\evil.example`).
 */
export function toOwnPath(value: string | null, origin: string): string | undefined {
	if (value === null || value.length > LONGEST || !/^(?:\/|https?:)/i.test(value)) return undefined;
	const url = URL.parse(value, origin);
	if (url === null || url.origin !== origin || url.pathname.startsWith("//")) return undefined;
	return /^\/api(?:\/|$)/.test(url.pathname) ? undefined : `${url.pathname}${url.search}${url.hash}`;
}
