import { SignUpWish } from "@uchit/contract/internal-auth.ts";

/** Links by e-mail are good for an hour; what was said before one was asked for is needed when it is opened. */
export const WISH_SECONDS = 3_600;

/** What browsers keep of one cookie at most, less its name and attributes. */
const MOST_CHARACTERS = 3_800;

/**
 * The `Set-Cookie` that keeps what somebody said on the sign-in page (age band, name, consents, guardian) until their contact is
 * verified; without a wish, the one that forgets it. The backend judges what it holds, as it does any registration.
 */
export function toWishCookie(wish: SignUpWish | undefined, isSecure: boolean): string {
	const value = wish === undefined ? "" : Buffer.from(JSON.stringify(wish)).toString("base64url");
	if (value.length > MOST_CHARACTERS) throw new Error(`A wish of ${value.length} characters is too long for a cookie.`);
	const age = wish === undefined ? 0 : WISH_SECONDS;
	return `${nameOf(isSecure)}=${value}; Max-Age=${age}; Path=/; HttpOnly${isSecure ? "; Secure" : ""}; SameSite=Lax`;
}

/** What was said before, by the `Cookie` header of a request; undefined when nothing was, or nothing that can be read. */
export function readWish(cookieHeader: string | null | undefined, isSecure: boolean): SignUpWish | undefined {
	const start = `${nameOf(isSecure)}=`;
	const cookie = (cookieHeader ?? "").split(";").find((part) => part.trim().startsWith(start));
	const value = cookie?.trim().slice(start.length) ?? "";
	return value === "" ? undefined : SignUpWish.safeParse(toJson(value)).data;
}

function nameOf(isSecure: boolean): string {
	return `${isSecure ? "__Host-" : ""}sign-up-wish`;
}

function toJson(value: string): unknown {
	try {
		return JSON.parse(Buffer.from(value, "base64url").toString("utf8"));
	} catch {
		return undefined;
	}
}
