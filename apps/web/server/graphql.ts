import type { FastifyInstance } from "fastify";
import type { Env } from "#server/env.ts";
import { registerForward } from "#server/forward.ts";
import { isSameOrigin } from "#server/security.ts";

type GraphqlOptions = {
	env: Pick<Env, "BACKEND_URL" | "BACKEND_KEY" | "SITE_URL">;
	limitMs?: number;
};

const LIMIT_MS = 10_000;

/**
 * `POST /api/graphql` (spec 7.43): passes a query of the site's own pages to the backend with our key and the visitor's
 * cookies (spec 1), and returns its answer. Our own refusals have GraphQL's shape.
 */
export function registerGraphql(app: FastifyInstance, { env, limitMs = LIMIT_MS }: GraphqlOptions): void {
	registerForward(app, {
		env,
		path: "/api/graphql",
		backendPath: "/v1/graphql",
		limitMs,
		headers: ["cookie"],
		whyNot: (request) => (isSameOrigin(request, env.SITE_URL) ? undefined : "Only pages of this site may ask here."),
		toRefusal: (message) => ({ errors: [{ message }] }),
		byPost: "Queries are sent by POST.",
	});
}
