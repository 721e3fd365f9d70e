import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";

export type Spans = {
	begin: (request: { method: string; route: string | undefined; traceparent: string | undefined }) => RequestSpan;
	/** Sends the remaining spans, within two seconds. */
	close: () => Promise<void>;
};

export type RequestSpan = {
	traceparent: string;
	end: (status: number | undefined) => void;
};

export type SpanOptions = {
	endpoint: string;
	service: string;
	onTrouble: (error: unknown) => void;
};

/** Half of the four seconds that a program has to shut down. */
const SEND_MS = 2_000;

/** Spans by OTLP over HTTP, in batches every five seconds. `OTEL_EXPORTER_OTLP_HEADERS` is read by the exporter itself. */
export function exportSpans({ endpoint, service, onTrouble }: SpanOptions): Spans {
	const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SEND_MS });
	const provider = new TracerProvider({
		resource: resourceFromAttributes({ "service.name": service }),
		spanProcessors: [new BatchSpanProcessor({ exporter: withTroubleReports(exporter, onTrouble) })],
	});
	const tracer = provider.getTracer("@uchit/monitoring");
	return {
		begin({ method, route, traceparent }) {
			const attributes = { "http.request.method": method, ...(route !== undefined && { "http.route": route }) };
			const name = route === undefined ? method : `${method} ${route}`;
			return toRequestSpan(tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, contextOf(traceparent)));
		},
		// `onTrouble` has reported the failure already.
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

/** `traceparent` was validated by `toTraceparent`. */
function contextOf(traceparent: string | undefined) {
	if (traceparent === undefined) return ROOT_CONTEXT;
	const [, traceId = "", spanId = "", flags = ""] = traceparent.split("-");
	const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
	return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** The SDK drops spans that it cannot send without reporting it. */
function withTroubleReports(exporter: SpanExporter, onTrouble: (error: unknown) => void): SpanExporter {
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
