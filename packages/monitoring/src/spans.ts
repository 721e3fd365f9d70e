import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";

export type Spans = {
	/** Begins the span of a request: a child of anyone who sent it, where it says who that is. */
	begin: (request: { method: string; route: string | undefined; traceparent: string | undefined }) => RequestSpan;
	/** Sends what is left, as long as that takes two seconds at most. */
	close: () => Promise<void>;
};

export type RequestSpan = {
	/** The header of requests to others on behalf of this one. */
	traceparent: string;
	/** `status` is undefined where the caller was gone before an answer. */
	end: (status: number | undefined) => void;
};

export type SpanOptions = {
	/** The collector's address: traces go to `/v1/traces` below it. */
	endpoint: string;
	/** The program's name there. */
	service: string;
	/** Told when spans begin not to arrive. */
	onTrouble: (error: unknown) => void;
};

/** A program has four seconds to end. */
const SEND_MS = 2_000;

/** Spans by OTLP over HTTP, in batches every five seconds. `OTEL_EXPORTER_OTLP_HEADERS` is read by the exporter itself. */
export function exportSpans({ endpoint, service, onTrouble }: SpanOptions): Spans {
	const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SEND_MS });
	const provider = new TracerProvider({
		resource: resourceFromAttributes({ "service.name": service }),
		spanProcessors: [new BatchSpanProcessor({ exporter: tellingTrouble(exporter, onTrouble) })],
	});
	const tracer = provider.getTracer("@uchit/monitoring");
	return {
		begin({ method, route, traceparent }) {
			const attributes = { "http.request.method": method, ...(route !== undefined && { "http.route": route }) };
			const name = route === undefined ? method : `${method} ${route}`;
			return toRequestSpan(tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, contextOf(traceparent)));
		},
		// That it fails was told.
		close: () => provider.shutdown().catch(() => undefined),
	};
}

function toRequestSpan(span: Span): RequestSpan {
	const { traceId, spanId, traceFlags } = span.spanContext();
	return {
		traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`,
		end(status) {
			if (status !== undefined) span.setAttribute("http.response.status_code", status);
			if (status !== undefined && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
			span.end();
		},
	};
}

/** `traceparent` keeps to the standard (toTraceparent). */
function contextOf(traceparent: string | undefined) {
	if (traceparent === undefined) return ROOT_CONTEXT;
	const [, traceId = "", spanId = "", flags = ""] = traceparent.split("-");
	const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
	return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** The SDK itself drops what could not be sent without a word. */
function tellingTrouble(exporter: SpanExporter, onTrouble: (error: unknown) => void): SpanExporter {
	let isInTrouble = false;
	return {
		export: (spans, done) =>
			exporter.export(spans, (result) => {
				if (result.error !== undefined && !isInTrouble) onTrouble(result.error);
				isInTrouble = result.error !== undefined;
				done(result);
			}),
		shutdown: () => exporter.shutdown(),
	};
}
