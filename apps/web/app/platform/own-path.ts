/** Characters; a longer path is refused. */
const MAX_LENGTH = 2_000;

/**
 * Reads the return address (`callbackUrl`) as a path of this site; undefined if it leads to another site or a browser would take it for
 * one (`//evil.example`, `/\evil.example`).
 */
export function toOwnPath(value: string | null, origin: string): string | undefined {
	if (value === null || value.length > MAX_LENGTH || !/^(?:\/|https?:)/i.test(value)) return undefined;
	const url = URL.parse(value, origin);
	if (url === null || url.origin !== origin || url.pathname.startsWith("//")) return undefined;
	return /^\/api(?:\/|$)/.test(url.pathname) ? undefined : `${url.pathname}${url.search}${url.hash}`;
}
