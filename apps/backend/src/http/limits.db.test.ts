import { ANONYMOUS_LIMIT_PER_MINUTE } from "@uchit/contract/data.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildApp } from "#backend/app.ts";
import { useDesk } from "#backend/content/testing/desk.ts";
import { newAddress } from "#backend/testing/accounts.ts";
import { shareBuilds } from "#backend/testing/shared-builds.ts";

const PROXY = "10.9.8.7";
const desk = useDesk({ TRUSTED_PROXIES: PROXY });
const { backend } = desk;
let other: FastifyInstance;
beforeAll(async () => {
	const { db, env } = backend;
	other = await buildApp({ db, env, ...shareBuilds(db), mostEventLoopDelayMs: 0 });
});
afterAll(() => other.close());

const MAX_REQUESTS = ANONYMOUS_LIMIT_PER_MINUTE;
/** Answers without a database query. */
const PATH = "/server/ping";

type AccessAttempt = { url?: string; headers?: Record<string, string>; app?: FastifyInstance };

async function askTimes(times: number, from: string | ((place: number) => string), request: AccessAttempt = {}) {
	const { url = PATH, headers = {}, app = backend.app } = request;
	const statuses: number[] = [];
	for (let place = 0; place < times; place++) {
		const remoteAddress = typeof from === "string" ? from : from(place);
		statuses.push((await app.inject({ url, headers, remoteAddress })).statusCode);
	}
	return {
		ok: statuses.filter((status) => status === 200).length,
		refused: statuses.filter((status) => status === 429).length,
	};
}

/** Instances share their counts within a second; polling more often would use up the limit. */
const SHARED = { timeout: 20_000, interval: 500 };

const remaining = async (app: FastifyInstance, remoteAddress: string) =>
	Number((await app.inject({ url: PATH, remoteAddress })).headers["x-ratelimit-remaining"]);

test("two instances share the count of one address", async () => {
	const address = newAddress();
	expect(await askTimes(200, address)).toEqual({ ok: 200, refused: 0 });
	await vi.waitFor(async () => expect(await remaining(other, address)).toBeLessThan(100), SHARED);
	const { ok } = await askTimes(200, address, { app: other });
	expect(ok).toBeLessThan(100);
	expect((await askTimes(1, newAddress(), { app: other })).ok).toBe(1);
});

test("behind a configured proxy each visitor counts separately, and a forged address has no effect", async () => {
	const [busy, quiet] = [newAddress(), newAddress()];
	const made = async (forwarded: (place: number) => string, from: string) => {
		const statuses: number[] = [];
		for (let place = 0; place < MAX_REQUESTS + 20; place++) {
			const headers = { "x-forwarded-for": forwarded(place) };
			statuses.push((await backend.app.inject({ url: PATH, headers, remoteAddress: from })).statusCode);
		}
		return statuses.filter((status) => status === 429).length;
	};
	expect(await made((place) => `192.0.2.${place % 250}, ${busy}`, PROXY)).toBe(20);
	expect(await askTimes(1, PROXY, { headers: { "x-forwarded-for": quiet } })).toEqual({ ok: 1, refused: 0 });
	expect(await made((place) => `192.0.2.${place % 250}`, newAddress())).toBe(20);
});

test.each([
	["a cookie of any name", { cookie: "x=1" }],
	["a session that nobody was given", { cookie: "directus_session_token=a.b.c" }],
	["a token that nobody was given", { authorization: "Bearer a.b.c" }],
])("%s raises no limit", async (_, headers) => {
	const { refused } = await askTimes(MAX_REQUESTS + 20, newAddress(), { headers });
	expect(refused).toBe(20);
});

test("strangers who use up a shared address do not lock out its editor, who has a higher limit", async () => {
	const token = await desk.tokenOf(await desk.hire({ role: "editor" }));
	const address = newAddress();
	const { ok } = await askTimes(1_600, address, { headers: { cookie: "x=1" } });
	expect(ok).toBe(MAX_REQUESTS);
	const headers = { authorization: `Bearer ${token}` };
	expect(await askTimes(MAX_REQUESTS + 20, address, { headers })).toEqual({ ok: MAX_REQUESTS + 20, refused: 0 });
});
