import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import * as z from "zod";
import type { RequestContext } from "#app/request-context.ts";
import { spec } from "../../../../e2e/support/spec.ts";
import { BackendUnavailable, getFromBackend } from "./backend.server.ts";

const Answer = z.object({ name: z.string() });
const KEY = "a key of 16 letters";
const closers: (() => void)[] = [];

afterEach(closeAll);

function closeAll(): void {
	for (const close of closers.splice(0)) close();
}

/** A real server that answers as told, and the context of a request to it. */
async function startBackend(answer: RequestListener): Promise<RequestContext & { reported: unknown[] }> {
	const server = createServer(answer);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	closers.push(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The server has no port.");
	return requestTo(`http://127.0.0.1:${address.port}`);
}

function requestTo(url: string): RequestContext & { reported: unknown[] } {
	const reported: unknown[] = [];
	return {
		backend: { url, key: KEY },
		contentUrl: url,
		designPage: false,
		siteName: "Uchit",
		cacheTags: new Set(),
		signal: new AbortController().signal,
		scriptMark: "mark",
		reportError: (error) => reported.push(error),
		reported,
	};
}

test(`${spec("1.27", "1.28")} an answer is asked for with our key and parsed, and its tags become the page's`, async () => {
	const request = await startBackend((asked, reply) => {
		reply.setHeader("cache-tag", "college:U-0456 colleges");
		reply.end(JSON.stringify({ name: `${asked.url} ${asked.headers.authorization}` }));
	});
	expect(await getFromBackend(request, "/v1/x?y=1", Answer)).toEqual({ name: `/v1/x?y=1 Bearer ${KEY}` });
	expect([...request.cacheTags]).toEqual(["college:U-0456", "colleges"]);
});

test("what the backend does not know is undefined, and its tags count all the same", async () => {
	const request = await startBackend((_, reply) => {
		reply.writeHead(404, { "cache-tag": "colleges" }).end("{}");
	});
	expect(await getFromBackend(request, "/v1/colleges/none", Answer)).toBeUndefined();
	expect([...request.cacheTags]).toEqual(["colleges"]);
});

test.each([500, 503])("an answer of %i is an outage: the page answers 503 and the log learns why", async (status) => {
	const request = await startBackend((_, reply) => {
		reply.writeHead(status).end("out of order");
	});
	await expect(getFromBackend(request, "/v1/x", Answer)).rejects.toMatchObject({ init: { status: 503 } });
	expect(request.reported).toEqual([expect.any(BackendUnavailable)]);
	expect(String(request.reported[0])).toContain("out of order");
});

test("a backend that is away is an outage", async () => {
	const request = await startBackend(() => {});
	closeAll();
	await expect(getFromBackend(request, "/v1/x", Answer)).rejects.toMatchObject({ init: { status: 503 } });
	expect(request.reported[0]).toMatchObject({ cause: expect.any(Error) });
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

test("an answer of another shape is a fault of ours, not an outage", async () => {
	const request = await startBackend((_, reply) => reply.end('{"nam":1}'));
	await expect(getFromBackend(request, "/v1/x", Answer)).rejects.toThrow("breaks the contract");
});

test("an answer that refuses the question is a fault of ours, with the reason", async () => {
	const request = await startBackend((_, reply) => {
		reply.writeHead(400).end("no such field");
	});
	await expect(getFromBackend(request, "/v1/x", Answer)).rejects.toThrow("400 to /v1/x: no such field");
});
