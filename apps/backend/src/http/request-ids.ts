import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { REQUEST_ID_HEADER, runInTrace, toRequestId, toTraceparent } from "@uchit/monitoring/request-trace.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isOurOwn } from "#backend/http/caller.ts";

/** What one of our own programs calls the request that it asks for, else a new id: nobody else writes into our log and our SQL. */
export function requestIdsFor(key: string): (request: IncomingMessage) => string {
	return (request) => (isOurOwn(request, key) ? toRequestId(request.headers) : randomUUID());
}

/** Every answer says the id under which the log and the database know its request. Must be called before the routes are added. */
export function traceRequests(app: FastifyInstance, key: string): void {
	const traceOf = (request: FastifyRequest) => ({
		id: request.id,
		traceparent: isOurOwn(request, key) ? toTraceparent(request.headers) : undefined,
	});
	app.addHook("onRequest", (request, reply, done) => {
		reply.header(REQUEST_ID_HEADER, request.id);
		runInTrace(traceOf(request), done);
	});
	// A body arrives in the context of its connection.
	app.addHook("preValidation", (request, _reply, done) => runInTrace(traceOf(request), done));
}
