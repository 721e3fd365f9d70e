import type { IncomingHttpHeaders } from "node:http";
import { isSecure } from "#server/auth/origin.ts";
import type { Browser, Requester } from "#server/pages/requester.ts";
import { isSameOrigin } from "#server/security.ts";
import { type AssertionEnv, assertVisitor } from "./assertion.ts";
import { newBrowser, readBrowser } from "./browser.ts";
import { csrfOf } from "./csrf.ts";

type Asked = { method: string; headers: IncomingHttpHeaders };

/**
 * What a page that is made for one visitor may know of them. A form that another site sent acts for nobody, whatever cookies came
 * with it.
 */
export function requesterOf(request: Asked, env: AssertionEnv): Requester {
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
