import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { parseEnv } from "#scripts/env.ts";
import { withClient } from "#scripts/site/database.ts";
import { startOwnDatabase } from "#scripts/site/own-database.ts";
import { backendSpec } from "#scripts/site/programs.ts";
import { Supervisor } from "#scripts/site/supervisor.ts";
import type { Child } from "#scripts/system/children.ts";
import { freePort } from "#scripts/system/ports.ts";
import { migrateDatabase } from "../../apps/backend/src/migrate.ts";

/** The longest wait on a busy machine; a pass takes seconds. */
const PATIENCE = { timeout: 60_000, interval: 50 };
const KEY = "a key that only this test knows";
const secret = () => randomBytes(32).toString("hex");
const personal = { contentSecret: secret(), personalKeys: `k1:${secret()}`, lookupKey: secret() };

const folder = mkdtempSync(join(tmpdir(), "programs-"));
const settings = parseEnv({ DATA_DIR: folder, POSTGRES_PORT: "54410" });
const supervisor = new Supervisor(() => undefined);
const waiting: ServerResponse[] = [];
const gateway = createServer((request, response) => {
	request.resume();
	waiting.push(response);
});
let databaseUrl = "";

beforeAll(async () => {
	databaseUrl = (await startOwnDatabase(settings, supervisor)).url;
	await migrateDatabase(databaseUrl);
	await once(gateway.listen(0, "127.0.0.1"), "listening");
});
let started: Child[] = [];
const ports: number[] = [];
afterEach(() => {
	for (const child of started) child.send("SIGKILL");
	started = [];
});
afterAll(async () => {
	await supervisor.end();
	gateway.closeAllConnections();
	gateway.close();
	rmSync(folder, { recursive: true });
});

async function start(role: "api" | "worker" | "all", more: Record<string, string> = {}) {
	const program = await launch(role, more);
	await vi.waitFor(async () => expect((await program.ask("/health/live")).status).toBe(200), PATIENCE);
	return program;
}

async function launch(role: "api" | "worker" | "all", more: Record<string, string> = {}) {
	const port = await freePort(4_400, ports);
	ports.push(port);
	const address = gateway.address();
	const smsUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/messages`;
	const delivery = {
		SMS_GATEWAY_URL: smsUrl,
		LOG_LEVEL: "error",
		DATABASE_READ_URL: "",
		FILES_DIR: join(folder, "files"),
		...more,
	};
	const own = { mode: "production", host: "127.0.0.1", key: KEY, siteUrl: "http://127.0.0.1", ...personal } as const;
	const child = supervisor.launch(backendSpec({ ...own, role, port, databaseUrl, delivery }, () => undefined));
	started.push(child);
	const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
	return { child, ask };
}

async function askForCode(ask: (path: string, init?: RequestInit) => Promise<Response>, number: string) {
	const reply = await ask("/v1/otp/send", {
		method: "POST",
		headers: { authorization: `Bearer ${KEY}`, "content-type": "application/json" },
		body: JSON.stringify({ contact: { kind: "phone", value: number } }),
	});
	expect(reply.status).toBe(200);
	const state = () =>
		withClient(databaseUrl, async (client) => {
			const { rows } = await client.query(
				"SELECT tries, sent_at IS NOT NULL AS sent FROM outgoing_messages ORDER BY created_at DESC LIMIT 1",
			);
			return rows[0];
		});
	return state;
}

test("an API instance delivers nothing; a worker delivers what it queued, and serves only its health", async () => {
	const api = await start("api");
	const state = await askForCode(api.ask, "+919800000001");
	api.child.send("SIGTERM");
	expect(await api.child.exited).toEqual({ code: 0, signal: null });
	expect(await state()).toEqual({ tries: 0, sent: false });

	const metricsPort = await freePort(4_460);
	const worker = await start("worker", { METRICS_PORT: String(metricsPort) });
	await vi.waitFor(() => expect(waiting).toHaveLength(1), PATIENCE);
	waiting.pop()?.end();
	await vi.waitFor(async () => expect(await state()).toEqual({ tries: 1, sent: true }), PATIENCE);
	expect((await worker.ask("/v1/catalogue")).status).toBe(404);
	expect((await worker.ask("/items/menus")).status).toBe(404);
	expect((await worker.ask("/metrics")).status).toBe(404);
	const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
	expect(metrics).toContain('deliveries_total{queue="messages",target="phone",outcome="delivered"} 1');
	expect(metrics).toContain('outbox_messages{queue="messages",target="phone",state="waiting"} 0');
});

test("a worker finishes its current work before it stops", async () => {
	const worker = await start("all", { DRAIN_SECONDS: "0" });
	const state = await askForCode(worker.ask, "+919800000002");
	await vi.waitFor(() => expect(waiting).toHaveLength(1), PATIENCE);
	worker.child.send("SIGTERM");
	await vi.waitFor(() => expect(worker.ask("/health/live")).rejects.toThrow(), PATIENCE);
	expect(worker.child.hasExited()).toBe(false);
	waiting.pop()?.end();
	expect(await worker.child.exited).toEqual({ code: 0, signal: null });
	expect(await state()).toEqual({ tries: 1, sent: true });
});

test("an instance that shuts down is no longer ready, and still answers until the proxies notice", async () => {
	const { child, ask } = await start("api", { DRAIN_SECONDS: "4" });
	expect((await ask("/v1/catalogue")).status).toBe(200);
	child.send("SIGTERM");
	await vi.waitFor(async () => {
		const ready = await ask("/health/ready");
		expect([ready.status, (await ready.json()).detail]).toEqual([503, "This instance is about to end."]);
	}, PATIENCE);
	expect((await ask("/v1/catalogue")).status).toBe(200);
	expect((await ask("/health/live")).status).toBe(200);
	expect(await child.exited).toEqual({ code: 0, signal: null });
});

test("a backend without its replica starts, and reads from the primary", async () => {
	const nowhere = new URL(databaseUrl);
	nowhere.port = String(await freePort(4_480));
	const { ask } = await start("api", { DATABASE_READ_URL: nowhere.href });
	expect((await ask("/v1/catalogue")).status).toBe(200);
});

test("an instance beside others listens once its indexes are ready; a single instance listens at once", async () => {
	const { release, locked } = await lockColleges();
	await locked;
	const api = await launch("api");
	await start("all");
	await expect(api.ask("/health/live")).rejects.toThrow();
	release();
	await vi.waitFor(async () => expect((await api.ask("/v1/colleges")).status).toBe(200), PATIENCE);
});

async function lockColleges() {
	const locked = Promise.withResolvers<void>();
	const released = Promise.withResolvers<void>();
	void withClient(databaseUrl, async (client) => {
		await client.query("BEGIN");
		await client.query("LOCK TABLE public.colleges IN ACCESS EXCLUSIVE MODE");
		locked.resolve();
		await released.promise;
		await client.query("ROLLBACK");
	});
	return { locked: locked.promise, release: released.resolve };
}
