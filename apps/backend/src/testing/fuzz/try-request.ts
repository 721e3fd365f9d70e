import type { FastifyInstance, InjectOptions } from "fastify";
import type { RandomRequest } from "#backend/testing/fuzz/requests.ts";

export type Answered = { status: number; ms: number; hasRetryAfter: boolean; body: string };

export type Findings = {
	faults: string[];
	statuses: Map<number, number>;
	operations: Set<string>;
	slowest: { ms: number; operation: string };
};

const MAX_MS = 2_000;
const INSIDE = /\n\s+at .+:\d+:\d+|Failed query:|\/node_modules\//;
export function emptyFindings(): Findings {
	return { faults: [], statuses: new Map(), operations: new Set(), slowest: { ms: 0, operation: "" } };
}

/** Sends the request and records a server error, a leaked stack or query, or an answer slower than two seconds three times. */
export async function tryRequest(app: FastifyInstance, request: RandomRequest, more: InjectOptions, seen: Findings) {
	let answered = await send(app, request, more);
	const { status } = answered;
	seen.operations.add(request.operation);
	seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
	if (status >= 500 && !(status === 503 && answered.hasRetryAfter)) {
		seen.faults.push(`${status} ${answered.body.slice(0, 300)} for ${describe(request)}`);
	}
	if (INSIDE.test(answered.body)) seen.faults.push(`${answered.body.slice(0, 600)} for ${describe(request)}`);
	// A busy machine may stall once; a slow answer is slow again.
	for (let again = 0; again < 2 && answered.ms > MAX_MS; again++) answered = await send(app, request, more);
	if (answered.ms > MAX_MS) seen.faults.push(`${Math.round(answered.ms)} ms for ${describe(request)}`);
	if (answered.ms > seen.slowest.ms) seen.slowest = { ms: answered.ms, operation: request.operation };
}

async function send(app: FastifyInstance, request: RandomRequest, more: InjectOptions): Promise<Answered> {
	const { method, url, headers, body } = request;
	const began = performance.now();
	const payload = body === undefined ? {} : { payload: body };
	const reply = await app.inject({ ...more, method, url, headers: { ...more.headers, ...headers }, ...payload });
	const ms = performance.now() - began;
	return { status: reply.statusCode, ms, hasRetryAfter: reply.headers["retry-after"] !== undefined, body: reply.body };
}

function describe({ method, url, headers, body }: RandomRequest): string {
	const sent = Buffer.isBuffer(body) ? `base64 ${body.toString("base64")}` : (body ?? "no body");
	const length = sent.length > 600 ? ` … (${sent.length} characters)` : "";
	return `${method} ${url.slice(0, 1_500)} ${JSON.stringify(headers).slice(0, 600)} ${sent.slice(0, 600)}${length}`;
}
