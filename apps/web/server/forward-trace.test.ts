import { randomUUID } from "node:crypto";
import { runInTrace } from "@uchit/monitoring/request-trace.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startServer } from "#app/testing/trial-request.ts";
import { startTrialApp, type TrialApp } from "#server/testing/trial-app.ts";

const PARENT = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
const GRAPHQL = { "content-type": "application/json", host: "any.example", origin: "http://any.example" };

let app: TrialApp;
beforeAll(async () => {
	app = await startTrialApp();
});
beforeEach(() => app.backend.traces.splice(0));
afterAll(() => app.close());

test("a page's backend request carries the id and trace of its visitor's request, once", async () => {
	const id = randomUUID();
	const reply = await app.get(`/colleges?x=${id}`, { "x-request-id": id, traceparent: PARENT });
	expect(reply.headers["x-request-id"]).toBe(id);
	expect(app.backend.traces).toEqual([{ id, traceparent: PARENT }]);
});

test.each([
	["a download", { url: "/data/rankings.csv" }],
	["a query", { method: "POST", url: "/api/graphql", headers: GRAPHQL, payload: "{}" }],
] as const)("so does %s", async (_name, requested) => {
	const id = randomUUID();
	await app.inject({ ...requested, headers: { ...("headers" in requested && requested.headers), "x-request-id": id } });
	expect(app.backend.traces).toEqual([{ id, traceparent: undefined }]);
});

test("many simultaneous requests each carry their own id and trace", async () => {
	const ids = Array.from({ length: 40 }, () => randomUUID());
	const ask = (id: string) =>
		app.inject({ method: "POST", url: "/api/graphql", headers: { ...GRAPHQL, "x-request-id": id }, payload: "{}" });
	await Promise.all(ids.map(ask));
	expect(app.backend.traces.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test("a malformed request id or trace is replaced or left out", async () => {
	const reply = await app.get("/data/rankings.csv", { "x-request-id": "12345678*/", traceparent: `${PARENT}x` });
	const id = reply.headers["x-request-id"];
	expect(app.backend.traces).toEqual([{ id, traceparent: undefined }]);
	expect(id).toMatch(/^[\da-f-]{36}$/);
});

test("a request to another server carries no request id", async () => {
	const headers: unknown[] = [];
	const other = await startServer((request, response) => {
		headers.push(request.headers["x-request-id"]);
		response.end();
	});
	await runInTrace({ id: randomUUID(), traceparent: PARENT }, () => fetch(other));
	expect(headers).toEqual([undefined]);
});
