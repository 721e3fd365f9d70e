/** Long enough to read everything and to think; the letter's link opens it again. */
const OPEN_SECONDS = 3_600;

/** What a link that we signed looks like; anything else is asked of nobody. */
const LINK = /^[\w-]{1,600}\.[\w-]{1,200}$/;

/** The link of an address, `?link=`, if it may be one. */
export function readLink(text: string | null): string | undefined {
	return text !== null && LINK.test(text) ? text : undefined;
}

/**
 * The `Set-Cookie` that keeps a link that was followed, so that it stands in no address bar and no history; without one, the
 * `Set-Cookie` that forgets it.
 */
export function toLinkCookie(link: string | undefined, isSecure: boolean): string {
	const age = link === undefined ? 0 : OPEN_SECONDS;
	return `${nameOf(isSecure)}=${link ?? ""}; Max-Age=${age}; Path=/; HttpOnly${isSecure ? "; Secure" : ""}; SameSite=Lax`;
}

/** By the `Cookie` header of a request. */
export function readLinkCookie(cookieHeader: string | null, isSecure: boolean): string | undefined {
	const start = `${nameOf(isSecure)}=`;
	const cookie = (cookieHeader ?? "").split(";").find((part) => part.trim().startsWith(start));
	return readLink(cookie?.trim().slice(start.length) ?? null);
}

function nameOf(isSecure: boolean): string {
	return `${isSecure ? "__Host-" : ""}privacy-link`;
}
