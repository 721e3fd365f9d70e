import { networkOf } from "@uchit/contract/network.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isObject } from "#server/auth/body.ts";
import { createTokenBuckets } from "#server/token-buckets.ts";
import { visitorAddress } from "#server/visitor-address.ts";

const MOST_PER_MINUTE = 60;
const LEVELS = new Set(["error", "warn", "debug"]);
const LONGEST_CODE = 100;
const LONGEST_MESSAGE = 4_000;

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * `POST /api/auth/_log` (spec 7): what went wrong in a browser, as a form, JSON or a beacon. It goes into our log, one line each,
 * and is never answered with. Anybody can write here, so it is never an error of ours.
 */
export function createClientLog(now: () => number): Handler {
	const buckets = createTokenBuckets({ perMinute: MOST_PER_MINUTE, now });

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
			code: toLine(code, LONGEST_CODE),
			message: typeof message === "string" ? toLine(message, LONGEST_MESSAGE) : undefined,
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
		return isObject(parsed) ? parsed : {};
	} catch {
		return {};
	}
}

/** Cut, and without what could make a second line of it or move a terminal's cursor. */
function toLine(text: string, most: number): string {
	return text
		.slice(0, most)
		.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
		.trim();
}
