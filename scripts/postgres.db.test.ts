import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { urlOfRunning } from "#scripts/postgres/running.ts";
import { type Postgres, type PostgresOptions, startPostgres } from "#scripts/postgres.ts";
import { withClient } from "#scripts/site/database.ts";

let folder = "";
let running: Postgres[] = [];

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "postgres-"));
});
afterEach(async () => {
	for (const postgres of running) await postgres.stop();
	running = [];
	rmSync(folder, { recursive: true });
});

const dataDir = () => join(folder, "postgres");

async function start(options: Partial<PostgresOptions> = {}): Promise<Postgres> {
	const log = () => undefined;
	const postgres = await startPostgres({ dataDir: dataDir(), port: 54_400, durable: false, log, ...options });
	running.push(postgres);
	return postgres;
}

function count({ url }: Postgres): Promise<string | undefined> {
	return withClient(url("postgres"), async (client) => {
		await client.query("create table if not exists starts (at timestamptz not null)");
		await client.query("insert into starts values (now())");
		return (await client.query<{ count: string }>("select count(*) from starts")).rows[0]?.count;
	});
}

test("committed rows survive a killed and restarted server", async () => {
	const first = await start({ durable: true });
	expect(await count(first)).toBe("1");
	process.kill(first.child.pid, "SIGKILL");
	expect(await first.child.exited).toMatchObject({ signal: "SIGKILL" });
	expect(await count(await start())).toBe("2");
});

test("a server left by an earlier start is stopped before the next one starts", async () => {
	const orphan = await start();
	await count(orphan);
	const lines: string[] = [];
	const next = await start({ log: (line) => lines.push(line) });
	expect(orphan.child.hasExited()).toBe(true);
	expect(lines[0]).toBe(`ended the PostgreSQL of an earlier start (${orphan.child.pid})`);
	expect(await count(next)).toBe("2");
});

test("a pid file with another program's process does not block the start, and that program lives on", async () => {
	await (await start()).stop();
	writeFileSync(join(dataDir(), "cluster", "postmaster.pid"), `${process.pid}\n${dataDir()}\n`);
	expect(await count(await start())).toBe("1");
});

test("a cluster killed during its creation is created again", async () => {
	mkdirSync(`${dataDir()}.unfinished/cluster`, { recursive: true });
	writeFileSync(`${dataDir()}.unfinished/cluster/PG_VERSION`, "18\n");
	expect(await count(await start())).toBe("1");
});

test("the password is readable only by its owner, and required", async () => {
	const { url, port } = await start();
	expect(statSync(join(dataDir(), "password")).mode & 0o777).toBe(0o600);
	expect(urlOfRunning(dataDir(), "postgres")).toBe(url("postgres"));
	const guess = `postgres://postgres:guess@127.0.0.1:${port}/postgres`;
	await expect(withClient(guess, async () => undefined)).rejects.toThrow("password authentication failed");
});

test("text is compared byte by byte, and upper and lower case work beyond ASCII", async () => {
	const { url } = await start();
	const sql = "select 'Z' < 'a' as bytewise, lower('ÉCOLE') as lower, current_setting('server_encoding') as encoding";
	const { rows } = await withClient(url("postgres"), (client) => client.query(sql));
	expect(rows).toEqual([{ bytewise: true, lower: "école", encoding: "UTF8" }]);
});
