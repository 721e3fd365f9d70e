import { startTraceCollector } from "@uchit/fakes/trace-collector.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeOpenFiles, openFilesFolder } from "../apps/backend/src/facts/queries/open-files.ts";
import { useBackend } from "../apps/backend/src/testing/backend.ts";
import { startTrialApp, type TrialApp } from "../apps/web/server/testing/trial-app.ts";

const PATIENCE = { timeout: 20_000, interval: 50 };
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLER = "00f067aa0ba902b7";

const collector = await startTraceCollector();
const OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
const backend = useBackend({ OTEL_EXPORTER_OTLP_ENDPOINT });
let web: TrialApp;
beforeAll(async () => {
	const { DATABASE_URL: url } = backend.env;
	await makeOpenFiles({ url, folder: openFilesFolder(backend.env), tables: ["sources"] });
	const BACKEND_URL = await backend.app.listen({ port: 0 });
	const { BACKEND_KEY } = backend.env;
	web = await startTrialApp({ settings: { BACKEND_URL, BACKEND_KEY, OTEL_EXPORTER_OTLP_ENDPOINT } });
});
afterAll(async () => {
	await web.close();
	await collector.close();
});

const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);
const spanOf = (service: string, of = TRACE) => spansOf(of).find((span) => span.service === service);

test("a visitor's request to the web and the web's to the backend are two spans of one trace, child and parent", async () => {
	const reply = await web.get("/data/sources.csv", { traceparent: `00-${TRACE}-${CALLER}-01` });
	expect(reply.statusCode).toBe(200);
	await vi.waitFor(() => expect(spansOf(TRACE)).toHaveLength(2), PATIENCE);
	const [outer, inner] = [spanOf("uchit-web"), spanOf("uchit-backend")];
	expect(outer).toMatchObject({ parentSpanId: CALLER, status: 0 });
	expect(inner).toMatchObject({ parentSpanId: outer?.spanId, status: 0 });
	expect(inner).toMatchObject({
		name: "GET /v1/data/:table.:format",
		attributes: {
			"http.request.method": "GET",
			"http.route": "/v1/data/:table.:format",
			"http.response.status_code": 200,
		},
	});
});
