import { startTraceCollector } from "@uchit/fakes/trace-collector.ts";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { currentTrace, toTraceparent } from "./request-trace.ts";
import { traceRequests } from "./trace-requests.ts";

const CALLER = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7";

async function start(endpoint: string | undefined) {
	const warnings: string[] = [];
	const stream = { write: (line: string) => void warnings.push(JSON.parse(line).msg) };
	const app = fastify({ logger: { level: "warn", stream } });
	await traceRequests(app, { traceparentOf: ({ headers }) => toTraceparent(headers), service: "program", endpoint });
	app.get("/things/:id", async () => currentTrace());
	app.get("/broken", async (_request, reply) => reply.code(503).send());
	const get = (url: string, flags = "01") => app.inject({ url, headers: { traceparent: `${CALLER}-${flags}` } });
	return { get, close: () => app.close(), warnings };
}

test("every request is a span named by its route, a failed one is marked, and all are sent when the program closes", async () => {
	const collector = await startTraceCollector();
	const app = await start(collector.url);
	const { traceparent } = (await app.get("/things/1")).json();
	for (const url of ["/broken", "/nowhere"]) await app.get(url);
	await app.close();
	await collector.close();
	expect(collector.spans.map(({ name, status, attributes }) => [name, status, attributes])).toEqual([
		["GET /things/:id", 0, attributesOf(200, "/things/:id")],
		["GET /broken", 2, attributesOf(503, "/broken")],
		["GET", 0, attributesOf(404)],
	]);
	const [{ service, traceId, spanId, parentSpanId } = {}] = collector.spans;
	expect([service, `00-${traceId}-${parentSpanId}`]).toEqual(["program", CALLER]);
	expect(traceparent).toBe(`00-${traceId}-${spanId}-01`);
});

test("an unsampled caller's trace continues, and nothing of it is sent", async () => {
	const collector = await startTraceCollector();
	const app = await start(collector.url);
	const { traceparent } = (await app.get("/things/1", "00")).json();
	await app.close();
	await collector.close();
	expect(traceparent).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-(?!00f067aa0ba902b7)[\da-f]{16}-00$/);
	expect(collector.spans).toEqual([]);
});

test("without a destination for spans the caller's trace is passed on unchanged", async () => {
	const app = await start(undefined);
	expect((await app.get("/things/1")).json().traceparent).toBe(`${CALLER}-01`);
	await app.close();
});

test("an unreachable collector is logged, and delays neither an answer nor the end of the program", async () => {
	const collector = await startTraceCollector();
	await collector.close();
	const app = await start(collector.url);
	expect((await app.get("/things/1")).statusCode).toBe(200);
	await app.close();
	expect(app.warnings).toEqual(["Spans do not arrive"]);
});

function attributesOf(status: number, route?: string) {
	const own = { "http.request.method": "GET", "http.response.status_code": status };
	return route === undefined ? own : { ...own, "http.route": route };
}
