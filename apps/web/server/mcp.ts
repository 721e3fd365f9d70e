import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import type { Env } from "#server/env.ts";
import { passOn, sendPassed } from "#server/pass-on.ts";

const PATH = "/mcp";
const MOST_BYTES = 100_000;
const LIMIT_MS = 10_000;
const RETRY_AFTER_SECONDS = 10;
/** JSON-RPC's code for a fault of the server. */
const SERVER_ERROR = -32_000;

/** `POST /mcp`: the tools of the backend for language models. Every refusal of our own has JSON-RPC's shape. */
export function registerMcp(app: FastifyInstance, env: Pick<Env, "BACKEND_URL" | "BACKEND_KEY">): void {
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
		scope.setErrorHandler((error: FastifyError, request, reply) => {
			const status = error.statusCode ?? 500;
			if (status >= 500) request.log.error({ err: error }, "a request of /mcp could not be passed on");
			return refuse(reply, status, status >= 500 ? "The fault is ours." : error.message);
		});
		scope.post(PATH, { bodyLimit: MOST_BYTES }, async (request, reply) => {
			const version = request.headers["mcp-protocol-version"];
			const headers = { "mcp-protocol-version": typeof version === "string" ? version : undefined };
			const answer = await passOn(request, reply, { env, path: PATH, limitMs: LIMIT_MS, headers });
			if (answer !== undefined) return sendPassed(reply, answer);
			return refuse(reply.header("retry-after", RETRY_AFTER_SECONDS), 503, "The backend cannot answer now.");
		});
		scope.route({
			method: ["GET", "PUT", "PATCH", "DELETE"],
			url: PATH,
			handler: async (_request, reply) => refuse(reply.header("allow", "POST"), 405, "Messages are sent by POST."),
		});
	});
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
	const refusal = { jsonrpc: "2.0", id: null, error: { code: SERVER_ERROR, message } };
	return reply
		.code(status)
		.type("application/json; charset=utf-8")
		.header("cache-control", "no-store")
		.send(JSON.stringify(refusal));
}
