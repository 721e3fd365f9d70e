import type { IncomingHttpHeaders } from "node:http";
import { type AssertionEnv, assertVisitor } from "#server/auth/assertion.ts";
import { newBrowser, readBrowser } from "#server/auth/browser.ts";
import { csrfOf } from "#server/auth/csrf.ts";
import { isSecure } from "#server/auth/origin.ts";
import type { AskedBy, Browser } from "#server/render.ts";
import { isSameOrigin } from "#server/security.ts";

type Asked = { method: string; headers: IncomingHttpHeaders };

/**
 * What a page that is made for one visitor may know of them. A form that another site sent acts for nobody, whatever cookies came
 * with it.
 */
export function askedBy(request: Asked, env: AssertionEnv): AskedBy {
	const isTheirs = request.method === "GET" || request.method === "HEAD" || isSameOrigin(request, env.SITE_URL);
	let visitor: ReturnType<typeof assertVisitor> | undefined;
	let browser: Browser | undefined;
	return {
		visitor: () => {
			visitor ??= isTheirs ? assertVisitor(request, env) : Promise.resolve(undefined);
			return visitor;
		},
		browser: () => {
			browser ??= browserOf(request, { isTheirs, isSecure: isSecure(request, env.SITE_URL) });
			return browser;
		},
		csrf: () => csrfOf(request, env),
		isSecure: () => isSecure(request, env.SITE_URL),
	};
}

/** A form of another site comes without our cookies: it must not take the place of the one that is there. */
function browserOf({ headers }: Asked, { isTheirs, isSecure }: { isTheirs: boolean; isSecure: boolean }): Browser {
	const known = readBrowser(headers, isSecure);
	if (known !== undefined) return { id: known, setCookie: undefined };
	const { id, setCookie } = newBrowser(isSecure);
	return { id, setCookie: isTheirs ? setCookie : undefined };
}
