import type { IncomingHttpHeaders } from "node:http";
import { type AssertionEnv, assertVisitor } from "#server/auth/assertion.ts";
import { csrfOf } from "#server/auth/csrf.ts";
import { isSecure } from "#server/auth/origin.ts";
import type { AskedBy } from "#server/render.ts";
import { isSameOrigin } from "#server/security.ts";

type Asked = { method: string; headers: IncomingHttpHeaders };

/**
 * What a page that is made for one visitor may know of them. A form that another site sent acts for nobody, whatever cookies came
 * with it.
 */
export function askedBy(request: Asked, env: AssertionEnv): AskedBy {
	const isTheirs = request.method === "GET" || request.method === "HEAD" || isSameOrigin(request, env.SITE_URL);
	let visitor: ReturnType<typeof assertVisitor> | undefined;
	return {
		visitor: () => {
			visitor ??= isTheirs ? assertVisitor(request, env) : Promise.resolve(undefined);
			return visitor;
		},
		csrf: () => csrfOf(request, env),
		isSecure: () => isSecure(request, env.SITE_URL),
	};
}
