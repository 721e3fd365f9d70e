import type { IncomingHttpHeaders } from "node:http";
import { parseCookie, stringifySetCookie } from "cookie";
import type { CookieOption, CookiesOptions } from "next-auth";

export function cookieOf({ cookie }: { cookie?: string | undefined }, name: string): string | undefined {
	return parseCookie(cookie ?? "")[name];
}

/** Returns only the sign-in library's own cookies, so that planted ones never reach it. */
export function libraryCookiesOf(headers: IncomingHttpHeaders, cookies: CookiesOptions): Record<string, string> {
	const found = Object.values(cookies).map(({ name }: CookieOption) => [name, cookieOf(headers, name)] as const);
	return Object.fromEntries(found.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** The lifetime of an unused session. */
export const SESSION_SECONDS = 30 * 86_400;
/** The time limit at the identity provider. */
const CHECK_SECONDS = 15 * 60;

/**
 * The library's own names. With https each has a prefix that binds it to this host: no neighbouring subdomain can plant
 * one, and plain http neither sends nor reads it.
 */
export function authCookies(isSecure: boolean): CookiesOptions {
	const prefix = isSecure ? "__Host-" : "";
	const cookie = (name: string, maxAge?: number) => ({
		name: `${prefix}next-auth.${name}`,
		options: { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure, ...(maxAge && { maxAge }) },
	});
	return {
		sessionToken: cookie("session-token"),
		callbackUrl: cookie("callback-url"),
		csrfToken: cookie("csrf-token"),
		pkceCodeVerifier: cookie("pkce.code_verifier", CHECK_SECONDS),
		state: cookie("state", CHECK_SECONDS),
		nonce: cookie("nonce", CHECK_SECONDS),
	} satisfies CookiesOptions;
}

export function setCookie({ name, value, maxAge, isSecure }: NewCookie): string {
	const cookie = { name, value, maxAge, path: "/", httpOnly: true, secure: isSecure, sameSite: "lax" } as const;
	return stringifySetCookie(cookie, { encode: encodeURIComponent });
}

type NewCookie = { name: string; value: string; maxAge?: number; isSecure: boolean };
