import type { FastifyReply, FastifyRequest } from "fastify";

type Failure = { error: unknown; status: number; code?: string | undefined; retryAfterSeconds?: number | undefined };

const RETRY_AFTER_SECONDS = 5;

/** Logs a request that failed or was refused, and says when to try again. Each wire sends its own body. */
export function recordFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): void {
	const { error, status, code, retryAfterSeconds } = failure;
	if (status === 503) request.log.warn({ err: error }, "The service cannot answer now");
	else if (status >= 500) request.log.error({ err: error }, "A request failed");
	logRefusal(request, { status, code });
	if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
	else if (status === 503 && !reply.hasHeader("retry-after")) reply.header("retry-after", RETRY_AFTER_SECONDS);
}

/** The status that Fastify or a plugin gave the error; 500 for any other error. */
export function statusOf(error: Error): number {
	return "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;
}

const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);
const MAX_LINES_PER_SECOND = 20;

let second = 0;
let lines = 0;

/**
 * Logs refused requests by route, for spotting attacks, without address, query or body. A flood cannot fill the disk; metrics count every
 * refusal.
 */
function logRefusal(request: FastifyRequest, { status, code }: Pick<Failure, "status" | "code">): void {
	if (!REFUSALS.has(status)) return;
	const now = Math.floor(performance.now() / 1000);
	lines = now === second ? lines + 1 : 1;
	second = now;
	if (lines > MAX_LINES_PER_SECOND) return;
	const { method, routeOptions } = request;
	request.log.info(
		{ event: "refused", status, code, method, route: routeOptions.url ?? "none" },
		"A request was refused",
	);
}
