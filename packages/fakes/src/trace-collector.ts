import { bodyOf, listen } from "#fakes/http-server.ts";

type ReceivedSpan = {
	service: string;
	name: string;
	traceId: string;
	spanId: string;
	/** Absent for a root span. */
	parentSpanId?: string;
	attributes: Record<string, unknown>;
	/** 2 is an error. */
	status: number;
};

export type TraceCollector = {
	url: string;
	spans: ReceivedSpan[];
	close: () => Promise<void>;
};

type Attribute = { key: string; value: { stringValue?: string; intValue?: number | string } };
type Sent = Omit<ReceivedSpan, "service" | "attributes" | "status"> & {
	attributes: Attribute[];
	status?: { code?: number };
};
type Export = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Sent[] }[] }[] };

export async function startTraceCollector(): Promise<TraceCollector> {
	const spans: ReceivedSpan[] = [];
	const server = await listen(async (request, response) => {
		if (request.method !== "POST" || request.url !== "/v1/traces") return response.writeHead(404).end();
		const received: Export = JSON.parse(await bodyOf(request));
		spans.push(...received.resourceSpans.flatMap(spansOf));
		return response.writeHead(200, { "content-type": "application/json" }).end("{}");
	});
	return { url: server.url, spans, close: server.close };
}

function spansOf({ resource, scopeSpans }: Export["resourceSpans"][number]): ReceivedSpan[] {
	const service = String(toRecord(resource.attributes)["service.name"]);
	return scopeSpans.flatMap(({ spans }) =>
		spans.map(({ name, traceId, spanId, parentSpanId, attributes, status }) => ({
			service,
			name,
			traceId,
			spanId,
			attributes: toRecord(attributes),
			status: status?.code ?? 0,
			...(parentSpanId !== undefined && parentSpanId !== "" && { parentSpanId }),
		})),
	);
}

function toRecord(attributes: readonly Attribute[]): Record<string, unknown> {
	return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));
}
