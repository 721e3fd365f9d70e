import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Csrf } from "#app/platform/request-context.ts";
import { authCookies, cookieOf, setCookie } from "#server/auth/cookies.ts";
import { isSecure } from "#server/auth/origin.ts";
import type { Env } from "#server/env.ts";

const TOKEN_BYTES = 32;

/**
 * The token that the sign-in library wants in every form, for pages that have such forms and no scripts: that of the visitor's
 * cookie, or a new one with its cookie. The cookie is `token|hash`, as the library makes it.
 */
export function csrfOf(
	request: { headers: IncomingHttpHeaders },
	{ AUTH_SECRET, SITE_URL }: Pick<Env, "AUTH_SECRET" | "SITE_URL">,
): Csrf {
	const secure = isSecure(request, SITE_URL);
	const { name } = authCookies(secure).csrfToken;
	const [known = "", hash = ""] = (cookieOf(request.headers, name) ?? "").split("|");
	if (known !== "" && isEqual(hash, hashOf(known, AUTH_SECRET))) return { token: known, setCookie: undefined };
	const token = randomBytes(TOKEN_BYTES).toString("hex");
	const value = `${token}|${hashOf(token, AUTH_SECRET)}`;
	return { token, setCookie: setCookie({ name, value, isSecure: secure }) };
}

function hashOf(token: string, secret: string): string {
	return createHash("sha256").update(`${token}${secret}`).digest("hex");
}

function isEqual(one: string, other: string): boolean {
	return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
