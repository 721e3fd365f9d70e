import { VISITOR_ADDRESS_HEADER } from "@uchit/contract/visitor.ts";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type RequestContext, requestContext, type SignedIn } from "#app/platform/request-context.ts";
import { startServer, trialRequest } from "#app/testing/trial-request.ts";
import { action } from "./page.tsx";

const REVIEW = "8d3f3a1c-6f0f-4a6e-9f0b-0a6f0b0f8f11";
const VISITOR: SignedIn = { id: REVIEW, name: "Ravi", language: "en", ageBand: "18-or-over", assertion: "signed" };
const REPORT = { intent: "report", reason: "contact-details", message: "It gives a number." };

async function send(backend: string, form: Record<string, string>, changes: Partial<RequestContext> = {}) {
	const url = new URL("https://uchit.example/college/iit-goa/reviews?sort=helpful");
	const body = new URLSearchParams({ review: REVIEW, ...form });
	const request = new Request(url, { method: "POST", body, headers: { [VISITOR_ADDRESS_HEADER]: "203.0.113.7" } });
	const context = new RouterContextProvider(new Map([[requestContext, trialRequest(backend, changes)]]));
	return action({ request, url, context, params: { slug: "iit-goa" }, pattern: "/college/:slug/reviews" });
}

test("a vote without a session leads to sign-in, and back to these reviews", async () => {
	const thrown: unknown = await send("http://127.0.0.1:9", { intent: "helpful" }).catch((error: unknown) => error);
	if (!(thrown instanceof Response)) throw new Error("There is no way to sign in.");
	expect(thrown.status).toBe(303);
	const way = new URL(thrown.headers.get("location") ?? "", "https://uchit.example");
	expect(way.pathname).toBe("/api/auth/signin");
	expect(way.searchParams.get("callbackUrl")).toBe("/college/iit-goa/reviews?sort=helpful");
});

test.each([
	["helpful", "PUT", true],
	["unhelpful", "DELETE", false],
])("%s is sent to the backend by %s, and its answer goes to the page", async (intent, method, isMine) => {
	const requests: string[] = [];
	const backend = await startServer((request, reply) => {
		requests.push(`${request.method} ${request.url}`);
		reply.end(JSON.stringify({ helpful: 3, isMine }));
	});
	const { data } = await send(backend, { intent }, { visitor: async () => VISITOR });
	expect(requests).toEqual([`${method} /v1/reviews/${REVIEW}/helpful`]);
	expect(data).toEqual({ review: REVIEW, kind: "voted", helpful: 3, isMine });
});

test("anyone can report a review without signing in, and the backend counts reports by address", async () => {
	const addresses: unknown[] = [];
	const backend = await startServer((request, reply) => {
		addresses.push(request.headers[VISITOR_ADDRESS_HEADER]);
		reply.writeHead(204).end();
	});
	expect((await send(backend, REPORT)).data).toEqual({ review: REVIEW, kind: "reported" });
	expect(addresses).toEqual(["203.0.113.7"]);
});

test("a report that fails to send stays in its form", async () => {
	const { reason, message } = REPORT;
	const away = await startServer((_, reply) => {
		reply.writeHead(503).end();
	});
	expect(await send(away, REPORT)).toMatchObject({
		init: { status: 503 },
		data: { review: REVIEW, kind: "report-away", reason, message },
	});
	const busy = await startServer((_, reply) => {
		reply.writeHead(429, { "retry-after": "90" }).end("{}");
	});
	expect(await send(busy, REPORT)).toMatchObject({
		init: { status: 429 },
		data: { kind: "report-too-many", minutes: 2, reason, message },
	});
	expect(await send(busy, { ...REPORT, reason: "I do not like it" })).toMatchObject({
		init: { status: 400 },
		data: { kind: "report-wrong", reason: undefined, message },
	});
});
