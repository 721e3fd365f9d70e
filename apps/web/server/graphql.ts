import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "#server/env.ts";
import { isSameOrigin } from "#server/security.ts";
import { visitorAddress } from "#server/visitor-address.ts";

type GraphqlOptions = {
	env: Pick<Env, "BACKEND_URL" | "BACKEND_KEY" | "SITE_URL">;
	/** How long the backend may take. */
	limitMs?: number;
};

const PATH = "/api/graphql";
const MOST_BYTES = 100_000;
const LIMIT_MS = 10_000;
const RETRY_AFTER_SECONDS = 10;
const ANSWERED = ["content-type", "retry-after"];

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
			const answer = await ask(request, reply, { env, limitMs });
			if (answer === undefined) {
				return refuse(reply.header("retry-after", RETRY_AFTER_SECONDS), 503, "The backend cannot answer now.");
			}
			for (const name of ANSWERED) {
				const value = answer.headers.get(name);
				if (value !== null) reply.header(name, value);
			}
			return reply
				.code(answer.status)
				.header("cache-control", "no-store")
				.send(answer.body ?? "");
		});
		scope.route({
			method: ["GET", "PUT", "PATCH", "DELETE"],
			url: PATH,
			handler: async (_request, reply) => refuse(reply.header("allow", "POST"), 405, "Queries are sent by POST."),
		});
	});
}

/** The backend's answer, whatever it is; undefined when there is none, or a redirect. */
async function ask(
	request: FastifyRequest,
	reply: FastifyReply,
	{ env, limitMs }: Required<GraphqlOptions>,
): Promise<Response | undefined> {
	const leaving = new AbortController();
	reply.raw.once("close", () => leaving.abort());
	try {
		return await fetch(`${env.BACKEND_URL}/v1/graphql`, {
			method: "POST",
			headers: toHeaders(request, env.BACKEND_KEY),
			body: Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : "",
			redirect: "error",
			signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(limitMs)]),
		});
	} catch (error) {
		if (!leaving.signal.aborted) request.log.error({ err: error }, "the backend did not answer a query");
		return undefined;
	}
}

function toHeaders(request: FastifyRequest, key: string): Headers {
	const headers = new Headers({
		accept: "application/json",
		authorization: `Bearer ${key}`,
		"content-type": "application/json",
	});
	const { cookie } = request.headers;
	if (cookie !== undefined) headers.set("cookie", cookie);
	const address = visitorAddress(request);
	if (address !== undefined) headers.set(VISITOR_ADDRESS_HEADER, address);
	return headers;
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
	return reply
		.code(status)
		.type("application/json; charset=utf-8")
		.header("cache-control", "no-store")
		.send(JSON.stringify({ errors: [{ message }] }));
}
