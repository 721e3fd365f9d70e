/** The address to return to after signing in, or what is wrong with it. */
export type Callback = { kind: "address"; path: string } | { kind: "elsewhere" } | { kind: "malformed" };

/**
 * Reads a `callbackUrl`: a path of this site, or a whole address of it. Whatever a browser would take for another site is
 * `elsewhere` (`//evil.example`, `/\evil.example`, `/.//evil.example`); what is no web address at all is `malformed`.
 */
export function readCallback(value: string, origin: string): Callback {
	if (!/^(?:\/|https?:)/i.test(value) || value.length > LONGEST) return { kind: "malformed" };
	const url = URL.parse(value, origin);
	if (url === null) return { kind: "malformed" };
	const { pathname, search, hash } = url;
	// A path of two slashes is another host to whoever takes the path alone; the service itself is no page to come back to.
	if (url.origin !== origin || pathname.startsWith("//") || /^\/api(?:\/|$)/.test(pathname))
		return { kind: "elsewhere" };
	return { kind: "address", path: `${pathname}${search}${hash}` };
}

const LONGEST = 2_000;
