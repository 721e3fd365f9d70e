import { networkOf } from "@uchit/contract/network.ts";
import { isRecord } from "@uchit/text/is-record.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendAnswer } from "#server/auth/answer.ts";
import { BadBody } from "#server/auth/body.ts";
import { handleAuth } from "#server/auth/handle.ts";
import { trustOurHeaders } from "#server/auth/library.ts";
import type { Env } from "#server/env.ts";
import { isSameOrigin } from "#server/security.ts";
import { createTokenBuckets } from "#server/token-buckets.ts";
import { visitorAddress } from "#server/visitor-address.ts";
import { readAuthRequest } from "./visitor/auth-request.ts";

const ADDRESS = "/api/auth/*";
const MAX_BYTES = 16_384;
const FORM_OR_JSON = /^application\/(?:json|x-www-form-urlencoded)\b/i;

type Route = { Params: { "*": string } };

/**
 * Registers the sign-in service (spec 7) at `/api/auth`: next-auth 4 without Next (docs/decisions/0098). Its answers
 * are never cached.
 */
export function registerAuth(app: FastifyInstance, { env, now }: { env: Env; now: () => number }): void {
	trustOurHeaders();
	const logReport = createClientLog(now);
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
		scope.setErrorHandler(answerError);
		scope.route<Route>({
			method: ["GET", "POST"],
			url: ADDRESS,
			// A HEAD request must not use up a link in an e-mail.
			exposeHeadRoute: false,
			bodyLimit: MAX_BYTES,
			handler: async (request, reply) => {
				const isPost = request.method === "POST";
				if (isPost && !isSameOrigin(request, env.SITE_URL))
					return refuse(reply, 403, "Only pages of this site may ask here.");
				if (isPost && request.params["*"] === "_log") return logReport(request, reply);
				if (isPost && !isReadable(request)) return refuse(reply, 415, "Send a form, or JSON.");
				const answer = await handleAuth(readAuthRequest(request, env), env);
				return answer === undefined
					? refuse(reply, 404, "There is nothing at this address.")
					: sendAnswer(reply, answer);
			},
		});
		scope.route({
			method: ["HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"],
			url: ADDRESS,
			handler: async (_request, reply) => refuse(reply.header("allow", "GET, POST"), 405, "Ask by GET or POST."),
		});
	});
}

function isReadable({ body, headers }: FastifyRequest): boolean {
	return body === undefined || body === "" || FORM_OR_JSON.test(headers["content-type"] ?? "");
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	if (error instanceof BadBody) return refuse(reply, 400, error.message);
	const status = error.statusCode ?? 500;
	if (status < 500) return refuse(reply, status, error.message);
	request.log.error({ err: error }, "the sign-in service failed");
	return refuse(reply, 500, "The fault is ours.");
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
	return reply
		.code(status)
		.type("application/json; charset=utf-8")
		.header("cache-control", "no-store")
		.send(JSON.stringify({ message }));
}

const MAX_PER_MINUTE = 60;
const LEVELS = new Set(["error", "warn", "debug"]);
const MAX_CODE_LENGTH = 100;
const MAX_MESSAGE_LENGTH = 4_000;

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * `POST /api/auth/_log`: takes browsers' errors as a form, JSON or a beacon, and logs one line for each. The answer
 * never repeats them. Anybody can write here, so they are never logged as errors of ours.
 */
function createClientLog(now: () => number): Handler {
	const buckets = createTokenBuckets({ perMinute: MAX_PER_MINUTE, now });

	return (request, reply) => {
		reply.header("cache-control", "no-store");
		const wait = buckets.take(networkOf(visitorAddress(request) ?? ""));
		if (wait !== undefined) return reply.code(429).header("retry-after", wait).send();
		const { level, code, message } = readReport(request.body);
		if (typeof code !== "string" || code === "" || typeof level !== "string" || !LEVELS.has(level)) {
			return reply.code(400).send();
		}
		const report = {
			level,
			code: toLine(code, MAX_CODE_LENGTH),
			message: typeof message === "string" ? toLine(message, MAX_MESSAGE_LENGTH) : undefined,
		};
		request.log[level === "debug" ? "debug" : "warn"]({ report }, "a browser reports");
		return reply.code(200).send();
	};
}

function readReport(body: unknown): Record<string, unknown> {
	const text = typeof body === "string" ? body : "";
	if (!text.trimStart().startsWith("{")) return Object.fromEntries(new URLSearchParams(text));
	try {
		const parsed: unknown = JSON.parse(text);
		return isRecord(parsed) ? parsed : {};
	} catch {
		return {};
	}
}

/** Cuts the text, and removes characters that could start a second line or move a terminal's cursor. */
function toLine(text: string, most: number): string {
	return text
		.slice(0, most)
		.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
		.trim();
}
