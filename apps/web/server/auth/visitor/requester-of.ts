import { createHash, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Csrf } from "#app/platform/request-context.ts";
import { authCookies, cookieOf, setCookie } from "#server/auth/cookies.ts";
import { isSecure } from "#server/auth/origin.ts";
import type { Env } from "#server/env.ts";
import type { Browser, Requester } from "#server/pages/requester.ts";
import { isSameOrigin } from "#server/security.ts";
import { type AssertionEnv, assertVisitor } from "./assertion.ts";
import { isEqual, newBrowser, readBrowser } from "./browser.ts";

type SignedRequest = { method: string; headers: IncomingHttpHeaders };

/**
 * Returns what a page may know about its visitor. A form from another site acts for nobody, even if it brings cookies.
 */
export function requesterOf(request: SignedRequest, env: AssertionEnv): Requester {
	const isTheirs = request.method === "GET" || request.method === "HEAD" || isSameOrigin(request, env.SITE_URL);
	let visitor: ReturnType<typeof assertVisitor> | undefined;
	let browser: Browser | undefined;
	return {
		visitor: () => {
			visitor ??= isTheirs ? assertVisitor(request, env) : Promise.resolve(undefined);
			return visitor;
		},
		browser: () => {
			browser ??= browserOf(request, { isTheirs, isSecure: isSecure(request, env.SITE_URL), secret: env.AUTH_SECRET });
			return browser;
		},
		csrf: () => csrfOf(request, env),
		isSecure: () => isSecure(request, env.SITE_URL),
	};
}

/** A form from another site comes without our cookies, so it must not replace the existing one. */
function browserOf(
	{ headers }: SignedRequest,
	{ isTheirs, ...signing }: { isTheirs: boolean; isSecure: boolean; secret: string },
): Browser {
	const known = readBrowser(headers, signing);
	if (known !== undefined) return { id: known, setCookie: undefined };
	const { id, setCookie } = newBrowser(signing);
	return { id, setCookie: isTheirs ? setCookie : undefined };
}

const TOKEN_BYTES = 32;

/**
 * Returns the CSRF token of the visitor's cookie, or a new one with its cookie, for pages whose forms work without
 * scripts. The cookie is `token|hash`, as the library makes it.
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
