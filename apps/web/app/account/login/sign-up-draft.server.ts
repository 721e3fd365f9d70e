import { SignUpDraft } from "@uchit/contract/internal-auth.ts";
import { createHostCookie, readCookieValue, toCookieValue } from "#app/platform/host-cookie.server.ts";

/** Seconds. E-mail links are valid for an hour, and opening one needs the earlier answers. */
export const DRAFT_SECONDS = 3_600;

/** The browsers' limit for one cookie, less its name and attributes, in characters. */
const MAX_CHARACTERS = 3_800;

const cookie = createHostCookie({ name: "sign-up-wish", seconds: DRAFT_SECONDS });

/**
 * The `Set-Cookie` that stores the sign-up answers; without a draft it clears them. Throws if they exceed a cookie. The backend validates
 * them.
 */
export function toDraftCookie(draft: SignUpDraft | undefined, isSecure: boolean): string {
	const value = draft && toCookieValue(draft);
	const { length } = value ?? "";
	if (length > MAX_CHARACTERS) throw new Error(`A wish of ${length} characters is too long for a cookie.`);
	return cookie.write(value, isSecure);
}

export function readDraft(cookieHeader: string | null | undefined, isSecure: boolean): SignUpDraft | undefined {
	return SignUpDraft.safeParse(readCookieValue(cookie.read(cookieHeader, isSecure))).data;
}
