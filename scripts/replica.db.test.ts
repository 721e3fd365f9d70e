import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Change } from "@uchit/contract/change.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { familyOf } from "#scripts/faults/members.ts";
import { startReplica } from "#scripts/postgres/replica.ts";
import { type Postgres, startPostgres } from "#scripts/postgres.ts";
import { withClient } from "#scripts/site/database.ts";
import { closeDatabase, type Database, openDatabase } from "../apps/backend/src/db/client.ts";
import { openReadDatabase } from "../apps/backend/src/db/read-database.ts";
import { followChanges } from "../apps/backend/src/platform/queries/changes.ts";
import { createReplayWait } from "../apps/backend/src/platform/queries/replay.ts";

const NOTICE = `SELECT pg_notify('uchit_changes', '{"tags":["colleges"]}')`;
/** Long enough for a notice to arrive many times over if nothing delays it. */
const NOTICED_MS = 500;

let folder = "";
let primary: Postgres;
let replica: Postgres;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "replica-"));
	const dataDir = join(folder, "primary");
	const log = () => undefined;
	primary = await startPostgres({ dataDir, port: 54_500, durable: false, log });
	ends.push(primary.stop);
	await onPrimary("create table facts (name text)", "insert into facts values ('old')");
	const from = { dataDir, url: primary.url };
	replica = await startReplica({ primary: from, dataDir: join(folder, "replica"), port: 54_600, durable: false, log });
	ends.push(replica.stop);
});
afterAll(async () => {
	for (const end of ends.toReversed()) await end();
	rmSync(folder, { recursive: true, force: true });
});

test("a copy of a running primary follows it, and is read-only", async () => {
	await onPrimary("create table later (n int)", "insert into later values (7)");
	await expect.poll(() => read("select n from later").catch(() => []), { timeout: 10_000 }).toEqual([{ n: 7 }]);
	await expect(read("insert into later values (8)")).rejects.toThrow("read-only transaction");
});

test("a change is announced when the replica shows it, and not before", async () => {
	const notified: string[][] = [];
	await follow(async ({ tags }) => {
		notified.push([tags.join(), ...(await read<{ name: string }>("select name from facts")).map(({ name }) => name)]);
	});
	await expect.poll(() => notified, { timeout: 10_000 }).toEqual([["*", "old"]]);
	await read("select pg_wal_replay_pause()");
	await onPrimary("begin", "update facts set name = 'new'", NOTICE, "commit");
	await sleep(NOTICED_MS);
	expect(notified).toEqual([["*", "old"]]);
	await read("select pg_wal_replay_resume()");
	await expect
		.poll(() => notified, { timeout: 10_000 })
		.toEqual([
			["*", "old"],
			["colleges", "new"],
		]);
});

test("a stalled replica moves reads to the primary, and they return once it has caught up", async () => {
	const turns: string[] = [];
	const reader = openReadDatabase({
		url: replica.url("postgres"),
		onIdleError: () => undefined,
		primary: open(primary),
		onTurn: (reads) => turns.push(reads),
	});
	ends.push(reader.close);
	await reader.watch();
	const isReplica = async () => (await reader.db.execute("select pg_is_in_recovery() as yes")).rows;
	expect(await isReplica()).toEqual([{ yes: true }]);
	const family = familyOf(replica.child.pid);
	for (const pid of family) process.kill(pid, "SIGSTOP");
	try {
		await expect.poll(() => turns, { timeout: 10_000 }).toEqual(["primary"]);
		expect(await isReplica()).toEqual([{ yes: false }]);
		await onPrimary("insert into facts values ('while it stood still')");
	} finally {
		for (const pid of family) process.kill(pid, "SIGCONT");
	}
	await expect.poll(() => turns, { timeout: 10_000 }).toEqual(["primary", "replica"]);
	expect(await isReplica()).toEqual([{ yes: true }]);
	const { rows } = await reader.db.execute("select name from facts where name like 'while%'");
	expect(rows).toHaveLength(1);
});

async function follow(onChange: (change: Change) => Promise<void>): Promise<void> {
	const onLate = () => undefined;
	const waiting = createReplayWait({
		primary: open(primary),
		replica: open(replica),
		notify: (change) => void onChange(change),
		onLate,
	});
	const following = followChanges({ url: primary.url("postgres"), onChange: waiting.onChange, onTrouble: onLate });
	ends.push(
		() => following.stop(),
		async () => waiting.stop(),
	);
}

function open({ url }: Postgres): Database {
	const db = openDatabase({ url: url("postgres"), onIdleError: () => undefined });
	ends.push(() => closeDatabase(db));
	return db;
}

function onPrimary(...statements: string[]): Promise<void> {
	return withClient(primary.url("postgres"), async (client) => {
		for (const statement of statements) await client.query(statement);
	});
}

function read<Row extends object>(statement: string): Promise<Row[]> {
	return withClient(replica.url("postgres"), async (client) => (await client.query<Row>(statement)).rows);
}
