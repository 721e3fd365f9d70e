import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { REQUEST_ID_HEADER, toRequestId, toTraceparent } from "@uchit/monitoring/request-trace.ts";
import { traceRequests } from "@uchit/monitoring/trace-requests.ts";
import type { FastifyInstance } from "fastify";
import type { Env } from "#backend/env.ts";
import { isOurProgram } from "#backend/http/caller.ts";

/** Takes the id sent by one of our own programs, else makes one, so that outsiders cannot write into our log and SQL. */
export function requestIdsFor(key: string): (request: IncomingMessage) => string {
	return (request) => (isOurProgram(request, key) ? toRequestId(request.headers) : randomUUID());
}

/** Adds the id under which the log and the database know the request to every answer. Call it before the routes are added. */
export async function identifyRequests(app: FastifyInstance, env: Env): Promise<void> {
	app.addHook("onRequest", (request, reply, done) => {
		reply.header(REQUEST_ID_HEADER, request.id);
		done();
	});
	await traceRequests(app, {
		traceparentOf: (request) => (isOurProgram(request, env.BACKEND_KEY) ? toTraceparent(request.headers) : undefined),
		service: "uchit-backend",
		endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
	});
}
