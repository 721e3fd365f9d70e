import { expect, test } from "vitest";
import * as z from "zod";
import { startServer, TRIAL_KEY, trialRequest } from "#app/testing/trial-request.ts";
import { askContent, getFromContent, tryFetch } from "./content.server.ts";

const Reply = z.object({ data: z.string() });
const PATH = "/items/pages";
const OURS = { url: "http://127.0.0.1:9", key: TRIAL_KEY };

async function startContent(status: number, body: string) {
	const seen: { authorization: string | undefined }[] = [];
	const url = await startServer((request, reply) => {
		seen.push({ authorization: request.headers.authorization });
		reply.writeHead(status, { "content-type": "application/json" }).end(body);
	});
	return { url, seen };
}

test.each([403, 404])("a collection that answers %i counts as not offered", async (status) => {
	const { url } = await startContent(status, '{"errors":[{"extensions":{"code":"FORBIDDEN"}}]}');
	expect(await askContent(trialRequest(url), PATH, Reply)).toBeUndefined();
});

test.each([
	[500, "{}"],
	[429, "{}"],
	[200, "<html>"],
])("an answer of %i with %s is an outage: the page answers 503 and the log records it", async (status, body) => {
	const { url } = await startContent(status, body);
	const request = trialRequest(url);
	await expect(getFromContent(request, PATH, Reply)).rejects.toMatchObject({ init: { status: 503 } });
	expect(request.errors).toHaveLength(1);
});

test("an answer of another shape is our own error, not an outage", async () => {
	const { url } = await startContent(200, '{"data":5}');
	await expect(getFromContent(trialRequest(url), PATH, Reply)).rejects.toThrow("has another shape than expected");
});

test("a request to our own content system carries the key, and the answer stays fresh until a change", async () => {
	const { url, seen } = await startContent(200, '{"data":"x"}');
	const limits: number[] = [];
	await askContent(trialRequest(url, { limitFreshness: (ms) => limits.push(ms) }), PATH, Reply);
	expect(seen).toEqual([{ authorization: `Bearer ${TRIAL_KEY}` }]);
	expect(limits).toEqual([]);
});

test("a request to a foreign content system carries nothing of ours, and the answer stays fresh for a minute", async () => {
	const { url, seen } = await startContent(200, '{"data":"x"}');
	const limits: number[] = [];
	const request = trialRequest(url, { backend: OURS, limitFreshness: (ms) => limits.push(ms) });
	await askContent(request, PATH, Reply);
	expect(seen).toEqual([{ authorization: undefined }]);
	expect(limits).toEqual([60_000]);
});

test("content shown on every page is requested again only after a change", async () => {
	const { url, seen } = await startContent(200, '{"data":"x"}');
	const ask = (changes: number | undefined) =>
		askContent(trialRequest(url, { changes }), PATH, Reply, { remembered: true });
	await ask(1);
	await ask(1);
	expect(seen).toHaveLength(1);
	await ask(2);
	expect(seen).toHaveLength(2);
	// Without announced changes nothing is cached.
	await ask(undefined);
	await ask(undefined);
	expect(seen).toHaveLength(4);
});

test("content for every page is requested from a foreign system once a minute, also during an outage", async () => {
	const { url, seen } = await startContent(503, "away");
	const ask = (now: number) =>
		askContent(trialRequest(url, { backend: OURS }), PATH, Reply, { remembered: true, now }).catch(() => "away");
	expect([await ask(0), await ask(59_999), await ask(60_000)]).toEqual(["away", "away", "away"]);
	expect(seen).toHaveLength(2);
});

test("a quiet failure is logged once until the next success, and the page is retried within a minute", async () => {
	const limits: number[] = [];
	const request = trialRequest("http://127.0.0.1:9", { limitFreshness: (ms) => limits.push(ms) });
	const fail = () => tryFetch(request, "the thing", Promise.reject(new Error("away")));
	expect(await fail()).toEqual({ kind: "away" });
	await fail();
	expect(request.quiet).toEqual(["the thing"]);
	expect(limits).toEqual([60_000, 60_000]);
	expect(await tryFetch(request, "the thing", Promise.resolve(5))).toEqual({ kind: "ok", value: 5 });
	await fail();
	expect(request.quiet).toHaveLength(2);
});
