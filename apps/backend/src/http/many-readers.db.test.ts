import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { buildApp } from "#backend/app.ts";
import { closeDatabase, openDatabase } from "#backend/db/client.ts";
import { colleges } from "#backend/db/schema/college.ts";
import { useBackend } from "#backend/testing/backend.ts";
import { shareBuilds } from "#backend/testing/shared-builds.ts";
import { openSlowLine } from "#backend/testing/slow-line.ts";

const backend = useBackend();
const READERS = 50;
/** A busy machine may be slow by itself: each attempt reads other colleges, and one must succeed. */
const ATTEMPTS = 3;
/** In each direction; with it, ten connections carry a hundred queries a second. */
const LATE_MS = 50;
const TURN_MS = 1_000;
/** To open a connection: a busy machine takes over a second. */
const OPENING_MS = 60_000;

test("fifty simultaneous readers of fifty colleges all get their page, even with a distant database", async () => {
	const rows = await backend.db
		.select({ slug: colleges.slug })
		.from(colleges)
		.orderBy(colleges.id)
		.limit(READERS * ATTEMPTS);
	const line = await openSlowLine(backend.env.DATABASE_URL, LATE_MS);
	const db = openDatabase({ url: line.url, onIdleError: () => undefined });
	const app = await buildApp({ db, env: backend.env, ...shareBuilds(backend.db), mostEventLoopDelayMs: 0 });
	try {
		const headers = { authorization: `Bearer ${backend.env.BACKEND_KEY}` };
		const read = ({ slug }: { slug: string }) => app.inject({ url: `/v1/colleges/${slug}`, headers });
		await Promise.all(rows.slice(0, 1).map(read));
		const failed: number[] = [];
		for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
			const replies = await Promise.all(rows.slice(attempt * READERS, (attempt + 1) * READERS).map(read));
			const late = replies.filter(({ statusCode }) => statusCode !== 200).length;
			if (late === 0) {
				expect(new Set(replies.map(({ body }) => body)).size).toBe(READERS);
				return;
			}
			failed.push(late);
		}
		expect(failed, "readers without their page, by attempt").toEqual([]);
	} finally {
		await app.close();
		await closeDatabase(db);
		await line.close();
	}
});

test("a request that waits too long for a connection gets a busy answer and a retry time", async () => {
	const db = openDatabase({
		url: backend.env.DATABASE_URL,
		onIdleError: () => undefined,
		connectTimeoutMs: OPENING_MS,
	});
	const app = await buildApp({ db, env: backend.env, ...shareBuilds(backend.db), mostEventLoopDelayMs: 0 });
	const taken: PoolClient[] = [];
	// One after another: opened at once on a busy machine, the connections themselves would time out.
	while (taken.length < db.$client.options.max) taken.push(await db.$client.connect());
	db.$client.options.connectionTimeoutMillis = TURN_MS;
	try {
		const reply = await app.inject({ url: "/v1/corrections" });
		expect(reply.statusCode).toBe(503);
		expect(reply.json()).toMatchObject({ detail: expect.stringContaining("busy") });
		expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
	} finally {
		for (const client of taken) client.release();
		await app.close();
		await closeDatabase(db);
	}
});

test("workers that wait for the database do not delay readers", async () => {
	const limits = { url: backend.env.DATABASE_URL, onIdleError: () => undefined, connectTimeoutMs: OPENING_MS };
	const db = openDatabase(limits);
	const background = openDatabase({ ...limits, connections: 1 });
	const taken = await background.$client.connect();
	background.$client.options.connectionTimeoutMillis = TURN_MS;
	const app = await buildApp({ db, background, env: backend.env, ...shareBuilds(backend.db), mostEventLoopDelayMs: 0 });
	try {
		// Starts the workers.
		await app.listen({ port: 0, host: "127.0.0.1" });
		await expect.poll(() => background.$client.waitingCount, { timeout: OPENING_MS }).toBeGreaterThan(0);
		expect((await app.inject({ url: "/v1/corrections" })).statusCode).toBe(200);
	} finally {
		taken.release();
		await app.close();
		await closeDatabase(background);
		await closeDatabase(db);
	}
});
