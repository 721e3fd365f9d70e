import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import type { Env } from "#server/env.ts";
import { passOn, sendPassed } from "#server/pass-on.ts";
import { isSameOrigin } from "#server/security.ts";

type GraphqlOptions = {
	env: Pick<Env, "BACKEND_URL" | "BACKEND_KEY" | "SITE_URL">;
	/** How long the backend may take. */
	limitMs?: number;
};

const PATH = "/api/graphql";
const MOST_BYTES = 100_000;
const LIMIT_MS = 10_000;
const RETRY_AFTER_SECONDS = 10;

/**
 * `POST /api/graphql` (spec 7.43): what the site's own pages ask, handed to the backend with our key and the visitor's cookies
 * (spec 1), and answered as it answers. Every refusal of our own has GraphQL's shape.
 */
export function registerGraphql(app: FastifyInstance, { env, limitMs = LIMIT_MS }: GraphqlOptions): void {
	app.register(async (scope) => {
		// Nothing but JSON: a form of another site cannot send that without asking first.
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
		scope.setErrorHandler((error: FastifyError, request, reply) => {
			const status = error.statusCode ?? 500;
			if (status >= 500) request.log.error({ err: error }, "a query could not be passed on");
			return refuse(reply, status >= 500 ? 500 : status, status >= 500 ? "The fault is ours." : error.message);
		});
		scope.post(PATH, { bodyLimit: MOST_BYTES }, async (request, reply) => {
			if (!isSameOrigin(request, env.SITE_URL)) return refuse(reply, 403, "Only pages of this site may ask here.");
			const { cookie } = request.headers;
			const answer = await passOn(request, reply, { env, limitMs, path: "/v1/graphql", headers: { cookie } });
			if (answer === undefined) {
				return refuse(reply.header("retry-after", RETRY_AFTER_SECONDS), 503, "The backend cannot answer now.");
			}
			return sendPassed(reply, answer);
		});
		scope.route({
			method: ["GET", "PUT", "PATCH", "DELETE"],
			url: PATH,
			handler: async (_request, reply) => refuse(reply.header("allow", "POST"), 405, "Queries are sent by POST."),
		});
	});
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
	return reply
		.code(status)
		.type("application/json; charset=utf-8")
		.header("cache-control", "no-store")
		.send(JSON.stringify({ errors: [{ message }] }));
}
