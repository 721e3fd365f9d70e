import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { closeDatabase, type Database, openDatabase } from "#backend/db/client.ts";
import { findOutageReason } from "#backend/db/outage-reason.ts";
import { testEnv } from "#backend/testing/backend.ts";
import { PATIENCE } from "#backend/testing/patience.ts";

const url = testEnv(process.env.TEST_DATABASE_URL).DATABASE_URL;
const LIMIT_MS = 500;
/** The limit of the statement, that of its answer, and a margin for a busy machine. */
const MAX_MS = 6_000;

let opened: Database[] = [];
let frozen: number[] = [];
afterEach(async () => {
	thaw();
	for (const db of opened) await closeDatabase(db);
	opened = [];
});

function open(): Database {
	const db = openDatabase({ url, onIdleError: () => undefined, statementTimeoutMs: LIMIT_MS });
	opened.push(db);
	return db;
}

/** Stops the server processes of this pool's connections, as a hanging machine would. */
async function freezeConnections(db: Database, count: number): Promise<void> {
	const clients = await Promise.all(Array.from({ length: count }, () => db.$client.connect()));
	for (const client of clients) {
		const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
		frozen.push(Number(rows[0]?.pid));
	}
	for (const client of clients) client.release();
	for (const pid of frozen) process.kill(pid, "SIGSTOP");
}

function thaw(): void {
	for (const pid of frozen) process.kill(pid, "SIGCONT");
	frozen = [];
}

async function refusalOf(work: () => Promise<unknown>): Promise<{ why: string | undefined; tookMs: number }> {
	const began = performance.now();
	const error: unknown = await work().then(
		() => "done",
		(reason: unknown) => reason,
	);
	return { why: findOutageReason(error), tookMs: performance.now() - began };
}

const AWAY_MESSAGE = "The database cannot be reached.";

test("a query to a frozen database is refused within seconds, and the next ones get other connections", async () => {
	const db = open();
	await freezeConnections(db, 1);
	const refusal = await refusalOf(() => db.execute(sql`SELECT 1`));
	expect(refusal.why).toBe(AWAY_MESSAGE);
	expect(refusal.tookMs).toBeLessThan(MAX_MS);
	expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
});

test("transactions that a frozen database does not begin leak no connection: the whole pool is back afterwards", async () => {
	const db = open();
	await freezeConnections(db, 10);
	const work = () => db.transaction((tx) => tx.execute(sql`SELECT 1`));
	const refusals = await Promise.all(Array.from({ length: 10 }, () => refusalOf(work)));
	expect(refusals.map(({ why }) => why)).toEqual(Array(10).fill(AWAY_MESSAGE));
	thaw();
	await vi.waitFor(() => expect(db.$client.totalCount).toBe(0), PATIENCE);
	await work();
});

test("a transaction that freezes midway is dropped: later statements of the pool commit on their own", async () => {
	const db = open();
	await freezeConnections(db, 1);
	thaw();
	const refusal = await refusalOf(() =>
		db.transaction(async (tx) => {
			const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
			frozen.push(Number(rows[0]?.pid));
			process.kill(Number(rows[0]?.pid), "SIGSTOP");
			await tx.execute(sql`SELECT 1`);
		}),
	);
	thaw();
	expect(refusal.why).toBe(AWAY_MESSAGE);
	expect(refusal.tookMs).toBeLessThan(MAX_MS);
	const now = async () => String((await db.execute(sql`SELECT now()::text`)).rows[0]?.now);
	expect(await now()).not.toBe(await now());
});

test("a connection that ends midway through a transaction fails only that transaction", async () => {
	const [db, other] = [open(), open()];
	const cut = db.transaction(async (tx) => {
		const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
		await other.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`);
		// The end of the connection arrives before the next statement is sent.
		await sleep(200);
		await tx.execute(sql`SELECT 1`);
	});
	await expect(cut).rejects.toThrow();
	expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
});

test("a pool set to stay connected retains its idle connections, another does not", async () => {
	const staying = openDatabase({ url, onIdleError: () => undefined, connections: 2, staysConnected: true });
	opened.push(staying);
	const leaving = open();
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	try {
		for (const db of [staying, leaving]) {
			const clients = await Promise.all([db.$client.connect(), db.$client.connect()]);
			for (const client of clients) client.release();
		}
		await vi.advanceTimersByTimeAsync(60_000);
	} finally {
		vi.useRealTimers();
	}
	expect(staying.$client.totalCount).toBe(2);
	expect(leaving.$client.totalCount).toBe(0);
});
