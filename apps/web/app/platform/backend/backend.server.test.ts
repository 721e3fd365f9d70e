import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import * as z from "zod";
import { startServer, TRIAL_KEY, type TrialRequest, trialRequest } from "#app/testing/trial-request.ts";
import { spec } from "../../../../../e2e/support/spec.ts";
import { BackendUnavailable, getFromBackend } from "./backend.server.ts";

const Answer = z.object({ name: z.string() });
async function startBackend(answer: RequestListener): Promise<TrialRequest> {
	return trialRequest(await startServer(answer));
}

test(`${spec("1.27", "1.28")} a backend request carries our key, its answer is parsed, and its tags become the page's`, async () => {
	const request = await startBackend((request, reply) => {
		reply.setHeader("cache-tag", "college:U-0456 colleges");
		reply.end(JSON.stringify({ name: `${request.url} ${request.headers.authorization}` }));
	});
	expect(await getFromBackend(request, "/v1/x?y=1", Answer)).toEqual({ name: `/v1/x?y=1 Bearer ${TRIAL_KEY}` });
	expect([...request.cacheTags]).toEqual(["college:U-0456", "colleges"]);
});

test("an entity unknown to the backend is undefined, and the tags of the answer still count", async () => {
	const request = await startBackend((_, reply) => {
		reply.writeHead(404, { "cache-tag": "colleges" }).end("{}");
	});
	expect(await getFromBackend(request, "/v1/colleges/none", Answer)).toBeUndefined();
	expect([...request.cacheTags]).toEqual(["colleges"]);
});

test.each([500, 503])(
	"a status of %i is an outage: the page answers 503 and the log records the cause",
	async (status) => {
		const request = await startBackend((_, reply) => {
			reply.writeHead(status).end("out of order");
		});
		await expect(getFromBackend(request, "/v1/x", Answer)).rejects.toMatchObject({ init: { status: 503 } });
		expect(request.errors).toEqual([expect.any(BackendUnavailable)]);
		expect(String(request.errors[0])).toContain(`The backend answered ${status} to /v1/x.`);
	},
);

test("an unreachable backend is an outage", async () => {
	const request = trialRequest("http://127.0.0.1:9");
	await expect(getFromBackend(request, "/v1/x", Answer)).rejects.toMatchObject({ init: { status: 503 } });
	expect(request.errors[0]).toMatchObject({ cause: expect.any(Error) });
});

test("a backend that is too slow is an outage", async () => {
	const request = await startBackend(() => {});
	await expect(getFromBackend(request, "/v1/x", Answer, 50)).rejects.toMatchObject({ init: { status: 503 } });
});

test("an answer that breaks off is an outage", async () => {
	const request = await startBackend((_, reply) => {
		reply.writeHead(200, { "content-length": "100" });
		reply.write('{"name":');
		setTimeout(() => reply.destroy(), 20);
	});
	await expect(getFromBackend(request, "/v1/x", Answer)).rejects.toMatchObject({ init: { status: 503 } });
});

test("an answer of another shape is our own error, not an outage", async () => {
	const request = await startBackend((_, reply) => reply.end('{"nam":1}'));
	await expect(getFromBackend(request, "/v1/x", Answer)).rejects.toThrow("breaks the contract");
});

test("an answer that rejects our request is our own error, and the message does not repeat it", async () => {
	const request = await startBackend((_, reply) => {
		reply.writeHead(400).end("no such field");
	});
	await expect(getFromBackend(request, "/v1/x", Answer)).rejects.toThrow(/400 to \/v1\/x\.$/);
});
