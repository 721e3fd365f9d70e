import { parseCookie, stringifySetCookie } from "cookie";

/**
 * A cookie that no script reads. Behind https it is bound to this very host by its prefix: no neighbouring subdomain can plant
 * one.
 */
export function createHostCookie({ name, seconds }: { name: string; seconds: number }) {
	const nameOf = (isSecure: boolean) => `${isSecure ? "__Host-" : ""}${name}`;
	return {
		/** Reads it from a request's `Cookie` header; undefined if the browser sent none. */
		read: (header: string | null | undefined, isSecure: boolean): string | undefined =>
			parseCookie(header ?? "")[nameOf(isSecure)],
		/** The `Set-Cookie` that keeps a value; without one, the `Set-Cookie` that forgets it. */
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

/** A thing as a cookie's value. */
export function toCookieValue(thing: unknown): string {
	return Buffer.from(JSON.stringify(thing)).toString("base64url");
}

/** Undefined for what is none. */
export function readCookieValue(value: string | undefined): unknown {
	try {
		return JSON.parse(Buffer.from(value ?? "", "base64url").toString("utf8"));
	} catch {
		return undefined;
	}
}
