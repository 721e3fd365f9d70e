import type { IncomingHttpHeaders } from "node:http";
import type { InjectOptions } from "fastify";
import { fastify } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { registerErrors } from "#server/errors.ts";
import { registerGraphql } from "#server/graphql.ts";
import { startTrialApp } from "#server/testing/trial-app.ts";
import { startOrigin } from "#server/testing/trial-pictures.ts";
import { spec } from "../../../e2e/support/spec.ts";

const SITE = "https://uchit.example";
const KEY = "a-key-for-the-tests";
const QUERY = '{"query":"{ exams { slug } }"}';

type AccessAttempt = { url: string | undefined; headers: IncomingHttpHeaders; body: string };
type Behaviour = { status?: number; type?: string; body?: string; isSilent?: boolean };

async function startForwarder({
	status = 200,
	type = "application/json",
	body = "{}",
	isSilent = false,
}: Behaviour = {}) {
	const requests: AccessAttempt[] = [];
	const backend = await startOrigin((request, reply) => {
		let text = "";
		request.on("data", (part) => {
			text += part;
		});
		request.on("end", () => {
			requests.push({ url: request.url, headers: request.headers, body: text });
			if (!isSilent)
				reply.writeHead(status, { "content-type": type, "retry-after": "7", "set-cookie": "a=b" }).end(body);
		});
	});
	const app = fastify({ trustProxy: "loopback" });
	registerErrors(app);
	registerGraphql(app, { env: { BACKEND_URL: backend.url, BACKEND_KEY: KEY, SITE_URL: SITE }, limitMs: 300 });
	onTestFinished(() => app.close());
	const post = (headers: Record<string, string> = {}, payload: InjectOptions["payload"] = QUERY) =>
		app.inject({
			url: "/api/graphql",
			method: "POST",
			payload,
			headers: { "content-type": "application/json", ...headers },
		});
	return { app, asked: requests, post };
}

test(`${spec("1.28", "1.29")} a query reaches the backend with our key, the visitor's cookies and address`, async () => {
	const { asked, post } = await startForwarder();
	await post({
		cookie: "session=theirs",
		origin: SITE,
		"x-forwarded-for": "203.0.113.7",
		authorization: "Bearer of somebody else",
		"x-visitor-address": "198.51.100.1",
	});
	expect(asked).toHaveLength(1);
	expect(asked[0]).toMatchObject({ url: "/v1/graphql", body: QUERY });
	expect(asked[0]?.headers).toMatchObject({
		authorization: `Bearer ${KEY}`,
		cookie: "session=theirs",
		"content-type": "application/json",
		"x-visitor-address": "203.0.113.7",
	});
});

test.each([
	[200, "application/json; charset=utf-8", '{"data":{"exams":[]}}'],
	[400, "application/json; charset=utf-8", '{"errors":[{"message":"no such field"}]}'],
	[429, "application/problem+json", '{"title":"Too Many Requests"}'],
	[503, "application/problem+json", '{"title":"Service Unavailable"}'],
	[200, "text/html", "<p>not JSON"],
])("an answer of %s in %s is passed on unchanged, and never cached", async (status, type, body) => {
	const { post } = await startForwarder({ status, type, body });
	const reply = await post();
	expect([reply.statusCode, reply.headers["content-type"], reply.body]).toEqual([status, type, body]);
	expect(reply.headers).toMatchObject({ "cache-control": "no-store", "retry-after": "7" });
	expect(reply.headers["set-cookie"]).toBeUndefined();
});

test.each([
	["by what the browser says of its site", { "sec-fetch-site": "cross-site" }],
	["even a neighbour's", { "sec-fetch-site": "same-site", origin: "https://blog.uchit.example" }],
	["by its origin", { origin: "https://evil.example" }],
	["without one", { origin: "null" }],
])("refuses a page of another site, %s", async (_how, headers) => {
	const { asked, post } = await startForwarder();
	const reply = await post(headers);
	expect([reply.statusCode, reply.json().errors[0].message]).toEqual([403, "Only pages of this site may ask here."]);
	expect(asked).toEqual([]);
});

test.each<Record<string, string>>([
	{},
	{ origin: SITE },
	{ "sec-fetch-site": "same-origin", origin: "http://127.0.0.1:3000" },
	{ origin: "http://localhost:3000", host: "localhost:3000" },
])("accepts a page of this site and a client without browser headers: %j", async (headers) => {
	const { post } = await startForwarder();
	expect((await post(headers)).statusCode).toBe(200);
});

test("a body that is too large or not JSON, or another method, is refused before any request to the backend", async () => {
	const { app, asked, post } = await startForwarder();
	const large = await post({}, `{"query":"${"x".repeat(100_000)}"}`);
	const form = await post({ "content-type": "text/plain" });
	expect([large.statusCode, form.statusCode]).toEqual([413, 415]);
	for (const method of ["GET", "PUT", "DELETE"] as const) {
		const reply = await app.inject({ url: "/api/graphql?query={exams{slug}}", method });
		expect([reply.statusCode, reply.headers.allow], method).toEqual([405, "POST"]);
		expect(reply.json().errors).toHaveLength(1);
	}
	for (const { body } of [large, form]) expect(JSON.parse(body).errors).toHaveLength(1);
	expect(asked).toEqual([]);
});

test("a silent backend costs its time limit, and is reported as an outage", async () => {
	const { post } = await startForwarder({ isSilent: true });
	const reply = await post();
	expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([503, "10"]);
	expect(reply.json().errors[0].message).toBe("The backend cannot answer now.");
});

test("the GraphQL route works beside the pages, which parse bodies differently", async () => {
	const app = await startTrialApp();
	onTestFinished(() => app.close());
	const reply = await app.inject({
		url: "/api/graphql",
		method: "POST",
		payload: QUERY,
		headers: { "content-type": "application/json" },
	});
	expect(reply.json()).toMatchObject({ asked: "/v1/graphql" });
	expect(app.backend.state.lastKey).toBe(`Bearer ${KEY}`);
	expect((await app.get("/api/graphql")).statusCode).toBe(405);
});
