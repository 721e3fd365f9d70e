import { get } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { webSpec } from "#scripts/site/programs.ts";
import { type Child, endChild, startChild } from "#scripts/system/children.ts";
import { freePort } from "#scripts/system/ports.ts";

/** More than one visitor's queue takes, while the site has nothing of it cached. */
const FLOOD = 230;
const HOST = "127.0.0.1";
let site: Child;
let url: string;

beforeAll(async () => {
	const port = await freePort(3400);
	url = `http://${HOST}:${port}`;
	const { BACKEND_URL: backendUrl = "", BACKEND_KEY: key = "", AUTH_SECRET: authSecret = "" } = process.env;
	const own = { mode: "production", host: HOST, port, backendUrl, contentUrl: backendUrl, key, authSecret } as const;
	site = startChild(webSpec(own, () => undefined));
	await vi.waitFor(async () => expect((await ask("/health/ready", "192.0.2.1")).status).toBe(200), {
		timeout: 60_000,
		interval: 200,
	});
}, 90_000);

afterAll(() => endChild(site, ["SIGTERM", "SIGKILL"], 10_000));

test("hundreds of searches from one address delay no other visitor, for a cached page or a new one", async () => {
	await ask("/", "198.51.100.9");
	const startedAt = performance.now();
	let isOver = false;
	const flood = Promise.all(
		Array.from({ length: FLOOD }, (_, place) => ask(`/colleges?q=flood+${place}`, "203.0.113.1")),
	).finally(() => {
		isOver = true;
	});
	const cachedReplies: Reply[] = [];
	const made: Reply[] = [];
	while (!isOver) {
		cachedReplies.push(await ask("/", "198.51.100.9"));
		made.push(await ask(`/colleges?q=visitor+${made.length}`, "198.51.100.9"));
	}
	const replies = await flood;
	const tookMs = performance.now() - startedAt;
	const served = replies.filter(({ status }) => status === 200);
	const refused = replies.filter(({ status }) => status === 429);
	expect(served.length + refused.length).toBe(FLOOD);
	expect(refused.length).toBeGreaterThan(0);
	expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
	expect([...cachedReplies, ...made].filter(({ status }) => status !== 200)).toEqual([]);
	expect(new Set(cachedReplies.map(({ cache }) => cache))).toEqual(new Set(["hit"]));
	// In order of arrival both would wait for nearly the whole flood. One pause of a busy machine counts for nothing.
	expect(medianMs(cachedReplies)).toBeLessThan(tookMs / 3);
	expect(medianMs(made)).toBeLessThan(tookMs / 2);
});

function medianMs(replies: readonly Reply[]): number {
	return replies.map(({ ms }) => ms).toSorted((one, other) => one - other)[replies.length >> 1] ?? 0;
}

type Reply = { status: number; cache: unknown; retryAfter: unknown; ms: number };

/** Each request has its own connection and claims its address as a local proxy would. */
function ask(path: string, from: string): Promise<Reply> {
	const requestedAt = performance.now();
	return new Promise((resolve, reject) => {
		const headers = { "x-forwarded-for": from, "accept-encoding": "br" };
		const request = get(new URL(path, url), { agent: false, headers }, (reply) => {
			const { "x-cache": cache, "retry-after": retryAfter } = reply.headers;
			reply.resume().on("end", () => {
				resolve({ status: reply.statusCode ?? 0, cache, retryAfter, ms: performance.now() - requestedAt });
			});
		});
		request.on("error", reject);
	});
}
