import { Contact } from "@uchit/contract/account.ts";
import * as z from "zod";

/** As long as the backend takes the token for. */
const TOKEN_SECONDS = 600;

const Verified = z.object({ contact: Contact, token: z.string() });
type Verified = z.infer<typeof Verified>;

/**
 * The `Set-Cookie` that remembers a contact whose code was right, for somebody who turns out to be new here and still has to say
 * their name; without one, the `Set-Cookie` that forgets it.
 */
export function toVerifiedCookie(verified: Verified | undefined, isSecure: boolean): string {
	const value = verified === undefined ? "" : Buffer.from(JSON.stringify(verified)).toString("base64url");
	const age = verified === undefined ? 0 : TOKEN_SECONDS;
	return `${nameOf(isSecure)}=${value}; Max-Age=${age}; Path=/; HttpOnly${isSecure ? "; Secure" : ""}; SameSite=Lax`;
}

/** By the `Cookie` header of a request; undefined when there is none, or none that can be read. */
export function readVerified(cookieHeader: string | null, isSecure: boolean): Verified | undefined {
	const start = `${nameOf(isSecure)}=`;
	const cookie = (cookieHeader ?? "").split(";").find((part) => part.trim().startsWith(start));
	return Verified.safeParse(toJson(cookie?.trim().slice(start.length) ?? "")).data;
}

function nameOf(isSecure: boolean): string {
	return `${isSecure ? "__Host-" : ""}verified-contact`;
}

function toJson(value: string): unknown {
	try {
		return JSON.parse(Buffer.from(value, "base64url").toString("utf8"));
	} catch {
		return undefined;
	}
}
