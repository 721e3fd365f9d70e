import { expect, test, vi } from "vitest";
import * as z from "zod";
import { startServer, trialRequest } from "#app/testing/trial-request.ts";
import { requireFromBackend } from "./backend.server.ts";
import { createOptional } from "./optional.server.ts";

const Count = z.object({ count: z.number() });

function trial(url: string, limitMs?: number) {
	const limits: number[] = [];
	const noteShort = vi.fn();
	const request = trialRequest(url, { limitFreshness: (ms) => limits.push(ms), noteShort });
	return { request, limits, noteShort, optional: createOptional(request, limitMs) };
}

test("what the backend has is loaded as ever", async () => {
	const { optional, limits } = trial(await startServer((_, reply) => reply.end('{"count":3}')));
	expect(await optional.load((request) => requireFromBackend(request, "/v1/count", Count))).toEqual({ count: 3 });
	expect([optional.isShort, limits]).toEqual([false, []]);
});

test("without a backend the page goes without, is made again soon, and only the log is told", async () => {
	const { request, optional, limits, noteShort } = trial(await startServer((_, reply) => reply.writeHead(500).end()));
	expect(await optional.load((limited) => requireFromBackend(limited, "/v1/count", Count))).toBeUndefined();
	expect(optional.isShort).toBe(true);
	expect(limits).toEqual([5_000]);
	expect(noteShort).toHaveBeenCalledOnce();
	expect([request.errors, request.quiet]).toEqual([[], ["a page goes without its facts"]]);
});

test("all of it waits for a slow backend once, not for each part", async () => {
	const { optional } = trial(await startServer(() => undefined), 50);
	const load = () => optional.load((request) => requireFromBackend(request, "/v1/count", Count));
	const shared = () => optional.load(() => new Promise<never>(() => undefined));
	expect(await load()).toBeUndefined();
	expect(await Promise.all([load(), shared()])).toEqual([undefined, undefined]);
});

test("an answer that is not ours is an error still", async () => {
	const { optional } = trial(await startServer((_, reply) => reply.end('{"count":"three"}')));
	await expect(optional.load((request) => requireFromBackend(request, "/v1/count", Count))).rejects.toThrow("contract");
});
