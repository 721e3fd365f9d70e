import { SignUpDraft } from "@uchit/contract/internal-auth.ts";
import { createHostCookie, readCookieValue, toCookieValue } from "#app/platform/host-cookie.server.ts";

/** Links by e-mail are good for an hour; what was said before one was asked for is needed when it is opened. */
export const DRAFT_SECONDS = 3_600;

/** The most that browsers store of one cookie, less its name and attributes. */
const MOST_CHARACTERS = 3_800;

const cookie = createHostCookie({ name: "sign-up-wish", seconds: DRAFT_SECONDS });

/**
 * The `Set-Cookie` that keeps what somebody said on the sign-in page (age band, name, consents, guardian) until their contact is
 * verified; without a wish, the one that forgets it. The backend judges what it holds, as it does any registration.
 */
export function toDraftCookie(draft: SignUpDraft | undefined, isSecure: boolean): string {
	const value = draft && toCookieValue(draft);
	const { length } = value ?? "";
	if (length > MOST_CHARACTERS) throw new Error(`A wish of ${length} characters is too long for a cookie.`);
	return cookie.write(value, isSecure);
}

/** Reads the earlier answers from the `Cookie` header of a request; undefined if there are none, or none that can be read. */
export function readDraft(cookieHeader: string | null | undefined, isSecure: boolean): SignUpDraft | undefined {
	return SignUpDraft.safeParse(readCookieValue(cookie.read(cookieHeader, isSecure))).data;
}
