import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "#server/env.ts";
import { visitorAddress } from "#server/visitor-address.ts";

type ForwardOptions = {
	env: Pick<Env, "BACKEND_URL" | "BACKEND_KEY">;
	path: string;
	backendPath: string;
	limitMs: number;
	headers: readonly string[];
	whyNot?: (request: FastifyRequest) => string | undefined;
	toRefusal: (message: string) => unknown;
	byPost: string;
};

const MAX_BYTES = 100_000;
const RETRY_AFTER_SECONDS = 10;
const ANSWERED = ["content-type", "retry-after"];

/** `POST path`: passes a JSON body to the backend with our key and the visitor's address, and returns its answer. */
export function registerForward(app: FastifyInstance, options: ForwardOptions): void {
	const { path, whyNot, toRefusal, byPost } = options;
	const refuse = (reply: FastifyReply, status: number, message: string) =>
		reply
			.code(status)
			.type("application/json; charset=utf-8")
			.header("cache-control", "no-store")
			.send(JSON.stringify(toRefusal(message)));
	app.register(async (scope) => {
		// Takes JSON alone: a form of another site cannot send it without a preflight request.
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
		scope.setErrorHandler((error: FastifyError, request, reply) => {
			const status = error.statusCode ?? 500;
			if (status >= 500) request.log.error({ err: error }, `a request of ${path} could not be passed on`);
			return refuse(reply, status >= 500 ? 500 : status, status >= 500 ? "The fault is ours." : error.message);
		});
		scope.post(path, { bodyLimit: MAX_BYTES }, async (request, reply) => {
			const reason = whyNot?.(request);
			if (reason !== undefined) return refuse(reply, 403, reason);
			const answer = await forwardToBackend(request, reply, options);
			if (answer !== undefined) return sendForwarded(reply, answer);
			return refuse(reply.header("retry-after", RETRY_AFTER_SECONDS), 503, "The backend cannot answer now.");
		});
		scope.route({
			method: ["GET", "PUT", "PATCH", "DELETE"],
			url: path,
			handler: async (_request, reply) => refuse(reply.header("allow", "POST"), 405, byPost),
		});
	});
}

/** Returns the backend's answer with any status; undefined without one, or for a redirect. */
async function forwardToBackend(
	request: FastifyRequest,
	reply: FastifyReply,
	options: ForwardOptions,
): Promise<Response | undefined> {
	const { env, backendPath, limitMs, headers } = options;
	const leaving = new AbortController();
	reply.raw.once("close", () => leaving.abort());
	try {
		return await fetch(`${env.BACKEND_URL}${backendPath}`, {
			method: "POST",
			headers: toHeaders(request, env.BACKEND_KEY, headers),
			body: Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : "",
			redirect: "error",
			signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(limitMs)]),
		});
	} catch (error) {
		if (!leaving.signal.aborted) request.log.error({ err: error }, `the backend did not answer ${backendPath}`);
		return undefined;
	}
}

function sendForwarded(reply: FastifyReply, answer: Response): FastifyReply {
	for (const name of ANSWERED) {
		const value = answer.headers.get(name);
		if (value !== null) reply.header(name, value);
	}
	return reply
		.code(answer.status)
		.header("cache-control", "no-store")
		.send(answer.body ?? "");
}

function toHeaders(request: FastifyRequest, key: string, names: readonly string[]): Headers {
	const headers = new Headers({
		accept: "application/json",
		authorization: `Bearer ${key}`,
		"content-type": "application/json",
	});
	for (const name of names) {
		const value = request.headers[name];
		if (typeof value === "string") headers.set(name, value);
	}
	const address = visitorAddress(request);
	if (address !== undefined) headers.set(VISITOR_ADDRESS_HEADER, address);
	return headers;
}
