import { createRequire } from "node:module";
import type { AuthOptions } from "next-auth";
import { type Answer, captureAnswer } from "#server/auth/answer.ts";
import { readCallback } from "#server/auth/callback-address.ts";
import { callbackAddress } from "#server/auth/login-address.ts";
import type { AuthRequest } from "./visitor/auth-request.ts";

/** The library is CommonJS; Node.js and bundlers import such modules differently. */
const library: typeof import("next-auth") = createRequire(import.meta.url)("next-auth");

/** The library gets only parsed and checked input, and the site's origin from us. */
export async function askLibrary(
	request: AuthRequest,
	options: AuthOptions,
	{ withSession }: { withSession: boolean },
): Promise<Answer> {
	const { answer, response } = captureAnswer();
	const { protocol, host } = new URL(request.origin);
	await library.default(
		{
			method: request.method,
			query: {
				...toQuery(request),
				nextauth: [request.action, ...(request.provider === undefined ? [] : [request.provider])],
			},
			body:
				request.body.callbackUrl === undefined
					? request.body
					: { ...request.body, callbackUrl: callbackAddress(request) },
			cookies: toCookies(request, withSession),
			headers: { host, "x-forwarded-host": host, "x-forwarded-proto": protocol.replace(":", "") },
		},
		response,
		options,
	);
	return answer;
}

/** Makes the library take the site's origin only from the headers that we pass. */
export function trustOurHeaders(): void {
	delete process.env.NEXTAUTH_URL;
	process.env.AUTH_TRUST_HOST = "true";
}

/** Drops the query except for callbacks: the library would send it to the provider when a sign-in begins. */
function toQuery(request: AuthRequest): Record<string, string> {
	if (request.action !== "callback") return {};
	const { callbackUrl, ...query } = request.query;
	return callbackUrl === undefined ? query : { ...query, callbackUrl: callbackAddress(request) };
}

function toCookies({ cookies, cookieOptions, origin }: AuthRequest, withSession: boolean): Record<string, string> {
	const { callbackUrl, sessionToken } = cookieOptions;
	return Object.fromEntries(
		Object.entries(cookies).filter(([name, value]) => {
			if (name === callbackUrl.name) return readCallback(value, origin).kind === "address";
			return withSession || name !== sessionToken.name;
		}),
	);
}
