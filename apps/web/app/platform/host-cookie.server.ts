import { parseCookie, stringifySetCookie } from "cookie";

/** An HttpOnly cookie. On https its `__Host-` prefix binds it to this host, so that no subdomain can set it. */
export function createHostCookie({ name, seconds }: { name: string; seconds: number }) {
	const nameOf = (isSecure: boolean) => `${isSecure ? "__Host-" : ""}${name}`;
	return {
		read: (header: string | null | undefined, isSecure: boolean): string | undefined =>
			parseCookie(header ?? "")[nameOf(isSecure)],
		/** The `Set-Cookie` that stores a value; without one, it clears the cookie. */
		write: (value: string | undefined, isSecure: boolean): string =>
			stringifySetCookie({
				name: nameOf(isSecure),
				value: value ?? "",
				maxAge: value === undefined ? 0 : seconds,
				path: "/",
				httpOnly: true,
				secure: isSecure,
				sameSite: "lax",
			}),
	};
}

export function toCookieValue(thing: unknown): string {
	return Buffer.from(JSON.stringify(thing)).toString("base64url");
}

/** Undefined for an invalid value. */
export function readCookieValue(value: string | undefined): unknown {
	try {
		return JSON.parse(Buffer.from(value ?? "", "base64url").toString("utf8"));
	} catch {
		return undefined;
	}
}
