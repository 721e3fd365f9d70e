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

test("an optional part loads normally when the backend has it", async () => {
	const { optional, limits } = trial(await startServer((_, reply) => reply.end('{"count":3}')));
	expect(await optional.load((request) => requireFromBackend(request, "/v1/count", Count))).toEqual({ count: 3 });
	expect([optional.isShort, limits]).toEqual([false, []]);
});

test("a page renders without its optional part when the backend fails, is rebuilt soon, and logs the failure", async () => {
	const { request, optional, limits, noteShort } = trial(await startServer((_, reply) => reply.writeHead(500).end()));
	expect(await optional.load((limited) => requireFromBackend(limited, "/v1/count", Count))).toBeUndefined();
	expect(optional.isShort).toBe(true);
	expect(limits).toEqual([5_000]);
	expect(noteShort).toHaveBeenCalledOnce();
	expect([request.errors, request.quiet]).toEqual([[], ["a page goes without its facts"]]);
});

test("all optional parts together wait for a slow backend once", async () => {
	const { optional } = trial(await startServer(() => undefined), 50);
	const load = () => optional.load((request) => requireFromBackend(request, "/v1/count", Count));
	const shared = () => optional.load(() => new Promise<never>(() => undefined));
	expect(await load()).toBeUndefined();
	expect(await Promise.all([load(), shared()])).toEqual([undefined, undefined]);
});

test("an answer of another shape is still an error", async () => {
	const { optional } = trial(await startServer((_, reply) => reply.end('{"count":"three"}')));
	await expect(optional.load((request) => requireFromBackend(request, "/v1/count", Count))).rejects.toThrow("contract");
});
