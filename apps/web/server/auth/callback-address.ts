export type Callback = { kind: "address"; path: string } | { kind: "elsewhere" } | { kind: "malformed" };

/**
 * Parses a `callbackUrl`: a path or a whole address of this site. Anything that a browser would treat as another site
 * is `elsewhere` (`//evil.example`, `/\evil.example`, `/.//evil.example`); anything that is no web address is
 * `malformed`.
 */
export function readCallback(value: string, origin: string): Callback {
	if (!/^(?:\/|https?:)/i.test(value) || value.length > MAX_LENGTH) return { kind: "malformed" };
	const url = URL.parse(value, origin);
	if (url === null) return { kind: "malformed" };
	const { pathname, search, hash } = url;
	// A path with two slashes is another host if used alone; the service itself is no page to return to.
	if (url.origin !== origin || pathname.startsWith("//") || /^\/api(?:\/|$)/.test(pathname))
		return { kind: "elsewhere" };
	return { kind: "address", path: `${pathname}${search}${hash}` };
}

const MAX_LENGTH = 2_000;
