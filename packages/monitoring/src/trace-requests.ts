import type { FastifyInstance, FastifyRequest } from "fastify";
import { type RequestTrace, runInTrace } from "./request-trace.ts";
import type { RequestSpan, SpanOptions } from "./spans.ts";

type TraceOptions = {
	traceparentOf: (request: FastifyRequest) => string | undefined;
	service: SpanOptions["service"];
	/** The span collector's address; if unset, no spans are made and their SDK is not loaded. */
	endpoint: SpanOptions["endpoint"] | undefined;
};

/** Runs each request's work in its trace and in a span. Must be called before the routes are added. */
export async function traceRequests(
	app: FastifyInstance,
	{ traceparentOf, service, endpoint }: TraceOptions,
): Promise<void> {
	const running = new WeakMap<FastifyRequest, RequestSpan>();
	const traceOf = (request: FastifyRequest): RequestTrace => ({
		id: request.id,
		traceparent: running.get(request)?.traceparent ?? traceparentOf(request),
	});
	if (endpoint !== undefined) {
		const { exportSpans } = await import("./spans.ts");
		const onTrouble = (error: unknown) => app.log.warn({ err: error }, "Spans do not arrive");
		const spans = exportSpans({ endpoint, service, onTrouble });
		app.addHook("onRequest", (request, reply, done) => {
			const { method, routeOptions } = request;
			const span = spans.begin({ method, route: routeOptions.url, traceparent: traceparentOf(request) });
			running.set(request, span);
			reply.raw.once("close", () => span.end(reply.raw.headersSent ? reply.statusCode : undefined));
			done();
		});
		app.addHook("onClose", spans.close);
	}
	app.addHook("onRequest", (request, _reply, done) => runInTrace(traceOf(request), done));
	// A body arrives in the async context of its connection, so the trace is entered again.
	app.addHook("preValidation", (request, _reply, done) => runInTrace(traceOf(request), done));
}
