import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { serveMetrics } from "@uchit/monitoring/metrics.ts";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#backend/app.ts";
import { closeDatabase } from "#backend/db/client.ts";
import { leadDeliveries } from "#backend/db/schema/lead.ts";
import { openTestDatabase, testEnv } from "#backend/testing/backend.ts";
import { PATIENCE } from "#backend/testing/patience.ts";
import { shareBuilds } from "#backend/testing/shared-builds.ts";

const TARGET = `crm-${randomUUID().slice(0, 8)}`;
const LEAD_WEBHOOKS = JSON.stringify([
	{ name: TARGET, recipient: "site", url: "https://crm.example/leads", secret: `whsec_${"a".repeat(32)}` },
]);
const env = testEnv(process.env.TEST_DATABASE_URL, { LEAD_WEBHOOKS });
const db = openTestDatabase(env.DATABASE_URL);
const background = openTestDatabase(env.DATABASE_URL);
const OURS = { authorization: `Bearer ${env.BACKEND_KEY}` };

let app: FastifyInstance;
beforeAll(async () => {
	app = await buildApp({ db, background, env, mostEventLoopDelayMs: 0 });
});
afterAll(async () => {
	await db.delete(leadDeliveries).where(eq(leadDeliveries.target, TARGET));
	await app.close();
	await closeDatabase(background);
	await closeDatabase(db);
});

async function shown(of = app): Promise<Map<string, number>> {
	const lines = (await of.metrics.metrics()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
	return new Map(
		lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
	);
}

test("visitor ports never show the metrics, not even with our key; the metrics port shows nothing else", async () => {
	expect((await app.inject({ url: "/metrics", headers: OURS })).statusCode).toBe(404);
	const server = await serveMetrics(app.metrics, { host: "127.0.0.1", port: 0 });
	const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
	const answer = await ask("/metrics");
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, app.metrics.contentType]);
	expect(await answer.text()).toContain("process_cpu_seconds_total");
	expect((await ask("/v1/colleges")).status).toBe(404);
	server.close();
});

test("each outbox reports by target its waiting and dead messages and their age; an idle target reports 0", async () => {
	const before = await shown();
	expect(before.get(`outbox_messages{queue="leads",target="${TARGET}",state="dead"}`)).toBe(0);
	const hours = (count: number) => sql`now() - make_interval(hours => ${count}::int)`;
	const row = { lead_id: randomUUID(), target: TARGET, recipient: "site", kind: "lead" } as const;
	await db.insert(leadDeliveries).values([
		{ ...row, state: "dead", created_at: hours(9) },
		{ ...row, state: "delivered", created_at: hours(8) },
		{ ...row, created_at: hours(2), next_try_at: hours(1) },
		{ ...row, created_at: hours(1), next_try_at: hours(-1) },
	]);
	await expect
		.poll(
			async () => (await shown()).get(`outbox_messages{queue="leads",target="${TARGET}",state="waiting"}`),
			PATIENCE,
		)
		.toBe(2);
	const after = await shown();
	expect(after.get(`outbox_messages{queue="leads",target="${TARGET}",state="dead"}`)).toBe(1);
	expect(after.get(`outbox_oldest_seconds{queue="leads",target="${TARGET}"}`)).toBeCloseTo(7_200, -2);
	expect(after.get('job_lag_seconds{task="leads"}')).toBeGreaterThanOrEqual(3_600);
	expect(after.get("backlog_readable")).toBe(1);
	for (const target of ["phone", "email"]) {
		expect(after.get(`outbox_oldest_seconds{queue="messages",target="${target}"}`)).toBeGreaterThanOrEqual(0);
	}
});

test("each pool is reported separately, with its limit", async () => {
	const names = [...(await shown()).keys()].filter((name) => name.startsWith("database_connections"));
	expect(names).toEqual(
		expect.arrayContaining([
			'database_connections{pool="readers",state="waited for"}',
			'database_connections{pool="background",state="busy"}',
			'database_connections_most{pool="background"}',
		]),
	);
	expect(names.join()).not.toContain("writers");
});

test("the index reports its version, build time and build duration", async () => {
	expect((await shown()).get("college_index_built_timestamp_seconds")).toBe(0);
	const begun = Date.now() / 1000;
	expect((await app.inject({ url: "/v1/colleges", headers: OURS })).statusCode).toBe(200);
	const after = await shown();
	expect(after.get("college_index_built_timestamp_seconds")).toBeGreaterThanOrEqual(begun);
	expect(after.get("college_index_build_seconds")).toBeGreaterThan(0);
	expect(after.get("college_index_institutions")).toBeGreaterThan(1_000);
	expect([...after.keys()].filter((name) => name.startsWith("college_index_info"))).toEqual([
		expect.stringMatching(/^college_index_info\{version="[\da-f]{12}"\}$/),
	]);
});

test("followers of the changes are counted while they are connected", async () => {
	const server = createServer((request, response) => app.routing(request, response)).listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	const port = typeof address === "object" ? address?.port : 0;
	const leaving = new AbortController();
	await fetch(`http://127.0.0.1:${port}/v1/changes`, { headers: OURS, signal: leaving.signal });
	expect((await shown()).get('change_followers{who="ours"}')).toBe(1);
	leaving.abort();
	await expect.poll(async () => (await shown()).get('change_followers{who="ours"}'), PATIENCE).toBe(0);
	server.close();
});

test("failed sign-ins are counted, at the desk and of visitors", async () => {
	const post = (url: string, payload: object) => app.inject({ method: "POST", url, headers: OURS, payload });
	await post("/auth/login", { email: `${randomUUID()}@example.org`, password: "not the right one" });
	await post("/v1/internal/auth/sign-in/otp", { token: "not one of ours" });
	const after = await shown();
	expect(after.get('staff_sign_ins_total{outcome="refused"}')).toBe(1);
	expect(after.get('sign_ins_total{how="otp",outcome="refused"}')).toBe(1);
});

test("without the database the other metrics are still reported, within Prometheus's timeout", async () => {
	const away = openTestDatabase("postgres://nobody@127.0.0.1:9/nothing");
	const other = await buildApp({ db, background: away, env, ...shareBuilds(db), mostEventLoopDelayMs: 0 });
	const begun = Date.now();
	const metrics = await shown(other);
	expect(Date.now() - begun).toBeLessThan(5_000);
	expect(metrics.get("backlog_readable")).toBe(0);
	expect([...metrics.keys()].filter((name) => name.startsWith("outbox_"))).toEqual([]);
	expect(metrics.get('database_connections_most{pool="readers"}')).toBeGreaterThan(0);
	await other.close();
	await closeDatabase(away);
});

test.each([
	["api", ["change_followers", "staff_sign_ins_total"], ["outbox_messages", "job_lag_seconds", "deliveries_total"]],
	["worker", ["outbox_messages", "job_lag_seconds", "deliveries_total"], ["change_followers", "staff_sign_ins_total"]],
] as const)("an instance whose role is %s tells of its own work alone", async (ROLE, own, others) => {
	const parts = { db, background, env: { ...env, ROLE }, ...shareBuilds(db), mostEventLoopDelayMs: 0 };
	const other = await buildApp(parts);
	const names = (await other.metrics.getMetricsAsJSON()).map(({ name }) => name);
	expect(names).toEqual(expect.arrayContaining(["http_request_duration_seconds", "database_connections", ...own]));
	expect(names.filter((name) => others.some((each) => each === name))).toEqual([]);
	await other.close();
});

test("a connected load is visible, and so are the disks of our directories", async () => {
	const load = new pg.Client({ connectionString: env.DATABASE_URL, application_name: "uchit-load" });
	await load.connect();
	await expect.poll(async () => (await shown()).get("load_connections"), { timeout: 5_000 }).toBe(1);
	await load.end();
	await expect.poll(async () => (await shown()).get("load_connections"), { timeout: 5_000 }).toBe(0);
	const metrics = await shown();
	for (const directory of ["data", "files"]) {
		const free = metrics.get(`disk_free_bytes{directory="${directory}"}`) ?? 0;
		expect(free).toBeGreaterThan(0);
		expect(metrics.get(`disk_size_bytes{directory="${directory}"}`)).toBeGreaterThan(free);
		expect(metrics.get(`directory_writable{directory="${directory}"}`)).toBe(1);
	}
});
