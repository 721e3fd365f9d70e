import { get, type IncomingHttpHeaders } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PATIENCE, startTrialApp, type TrialApp } from "#server/testing/trial-app.ts";

let app: TrialApp;
let address: string;

beforeEach(async () => {
	app = await startTrialApp();
	address = await app.listen();
});

afterEach(() => app.close());

type Reply = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Over a connection, so that the server itself may answer; `app.get` reaches only the routes behind it. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Reply> {
	return new Promise((resolve, reject) => {
		get(new URL(path, address), { headers, agent: false }, async (reply) => {
			const chunks = await Array.fromAsync(reply);
			resolve({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) });
		}).on("error", reject);
	});
}

function lasting({ date, connection, "keep-alive": _, ...headers }: IncomingHttpHeaders) {
	return headers;
}

const GZIP = { "accept-encoding": "gzip" };
const BR = { "accept-encoding": "gzip, br" };

test.each([
	["compressed", BR],
	["behind https", { ...BR, "x-forwarded-proto": "https" }],
	["known already", { ...BR, "if-none-match": "*" }],
	["with an id of its proxy", { ...BR, "x-request-id": "an-id-of-a-proxy" }],
])("a cached page is sent as the routes would send it: %s", async (_how, headers) => {
	await app.getOnce("/long", "hit");
	const routed = await app.get("/long", headers);
	const cached = await ask("/long", headers);
	expect([cached.status, cached.body.equals(routed.rawPayload)]).toEqual([routed.statusCode, true]);
	const { "x-request-id": id, ...expected } = lasting(routed.headers as IncomingHttpHeaders);
	const { "x-request-id": cachedId, ...sent } = lasting(cached.headers);
	expect(sent).toEqual(expected);
	expect(cachedId).toBe("x-request-id" in headers ? id : undefined);
});

test("a missing encoding is made by the routes: gzip once, the uncompressed one each time", async () => {
	await app.getOnce("/long", "hit");
	const [made, cached] = [await ask("/long", GZIP), await ask("/long", GZIP)];
	expect([made, cached].map(({ headers }) => headers["x-request-id"] === undefined)).toEqual([false, true]);
	expect([cached.headers["content-encoding"], cached.headers["x-cache"]]).toEqual(["gzip", "hit"]);
	const plain = await ask("/long");
	expect(plain.headers["content-encoding"]).toBeUndefined();
	for (const { body } of [made, cached]) expect(gunzipSync(body).equals(plain.body)).toBe(true);
});

test("an uncached, stale or personal page goes through the routes, and each answer is counted", async () => {
	expect((await ask("/long")).headers["x-cache"]).toBe("miss");
	expect((await ask("/long")).headers["x-cache"]).toBe("hit");
	app.clock.now += 2 * 3_600_000;
	expect((await ask("/long")).headers["x-cache"]).toBe("stale");
	expect((await ask("/nowhere-at-all")).status).toBe(404);
	const counted = async () => /page_cache_answers_total\{state="hit"\} (\d+)/.exec(await app.metrics.metrics())?.[1];
	await expect.poll(counted, PATIENCE).toBe("1");
	expect(await app.metrics.metrics()).toMatch(
		/http_request_duration_seconds_count\{method="GET",route="\/\*",status="200"\} \d/,
	);
});
