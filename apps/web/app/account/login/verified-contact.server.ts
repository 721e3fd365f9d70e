import { Contact } from "@uchit/contract/account.schema.ts";
import * as z from "zod";
import { createHostCookie, readCookieValue, toCookieValue } from "#app/platform/host-cookie.server.ts";

const Verified = z.object({ contact: Contact, token: z.string() });
type Verified = z.infer<typeof Verified>;

/** As long as the backend takes the token for. */
const TOKEN_SECONDS = 600;

const cookie = createHostCookie({ name: "verified-contact", seconds: TOKEN_SECONDS });

/**
 * The `Set-Cookie` that remembers a contact whose code was right, for somebody who turns out to be new here and still has to say
 * their name; without one, the `Set-Cookie` that forgets it.
 */
export function toVerifiedCookie(verified: Verified | undefined, isSecure: boolean): string {
	return cookie.write(verified && toCookieValue(verified), isSecure);
}

/** By the `Cookie` header of a request; undefined when there is none, or none that can be read. */
export function readVerified(cookieHeader: string | null, isSecure: boolean): Verified | undefined {
	return Verified.safeParse(readCookieValue(cookie.read(cookieHeader, isSecure))).data;
}
