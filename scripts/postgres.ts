import { mkdirSync, realpathSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { type Account, asAccount, findAccount } from "#scripts/postgres/account.ts";
import { findBinaries } from "#scripts/postgres/binaries.ts";
import { clusterFiles, ensureCluster, readPassword } from "#scripts/postgres/cluster.ts";
import { isServerOf, postgresUrl, readServerNote } from "#scripts/postgres/running.ts";
import { type Child, endChild, failure, startChild } from "#scripts/system/children.ts";
import { freePort } from "#scripts/system/ports.ts";
import { commandOf, endProcesses, isRunning, processesIn } from "#scripts/system/processes.ts";

export type PostgresOptions = {
	dataDir: string;
	port: number;
	isPortKnown?: boolean;
	/** Called as soon as the server runs: it may recover for minutes before it answers. */
	onStart?: (child: Child, stop: () => Promise<void>) => void;
	log: (line: string) => void;
	/** Off only for disposable data (tests): faster, but lost when the power fails. */
	durable?: boolean;
};

export type Postgres = {
	child: Child;
	port: number;
	url: (database: string) => string;
	stop: () => Promise<void>;
};

const SLOW_MS = 60_000;
const STOP_LIMIT_MS = 20_000;
const START_TRIES = 3;

/**
 * Starts the PostgreSQL of node_modules and waits until it answers, cleaning up after an earlier start. Does not use the package's
 * `EmbeddedPostgres`: it waits for a log line without a limit, rejects without a reason, exposes the password in /tmp while it
 * initialises, cannot reach a checkout under /root, and handles neither a taken port nor a half-made cluster.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
	const dataDir = resolve(options.dataDir);
	mkdirSync(dirname(dataDir), { recursive: true });
	const binaries = await findBinaries();
	const account = findAccount([binaries.postgres, dirname(dataDir)]);
	const made = await ensureCluster({ dataDir, durable: options.durable ?? true }, account, binaries);
	const { data } = clusterFiles(dataDir);
	const ended = made === "found" ? await endLeftovers(data) : [];
	if (ended.length > 0) options.log(`ended the PostgreSQL of an earlier start (${ended.join(", ")})`);
	for (let attempt = 1; ; attempt++) {
		try {
			return await launch({ ...options, dataDir }, account, binaries.postgres);
		} catch (error) {
			if (options.isPortKnown) throw error;
			// Another program may take the port between the check and its use.
			if (attempt === START_TRIES) throw error;
			options.log(error instanceof Error ? error.message : String(error));
		}
	}
}

async function launch(options: PostgresOptions, account: Account, postgres: string): Promise<Postgres> {
	const { data } = clusterFiles(options.dataDir);
	const port = options.isPortKnown ? options.port : await freePort(options.port);
	const command = asAccount(account, postgres, ["-D", data, ...settings(port, options.durable ?? true)]);
	const env = { PATH: process.env.PATH, LC_ALL: "C" };
	const child = startChild({ ...command, name: "PostgreSQL", cwd: "/", env, onLine: options.log });
	const password = readPassword(options.dataDir);
	const url = (database: string) => postgresUrl(password, port, database);
	// SIGINT is PostgreSQL's "fast" stop; SIGQUIT leaves the rest to the recovery at the next start.
	const stop = () => endChild(child, ["SIGINT", "SIGQUIT", "SIGKILL"], STOP_LIMIT_MS);
	options.onStart?.(child, stop);
	await waitUntilReady(url("postgres"), child, options.log);
	return { child, port, url, stop };
}

function settings(port: number, durable: boolean): string[] {
	const table = {
		port,
		listen_addresses: "127.0.0.1",
		unix_socket_directories: "",
		shared_buffers: "256MB",
		effective_cache_size: "1GB",
		work_mem: "16MB",
		maintenance_work_mem: "192MB",
		max_wal_size: "2GB",
		random_page_cost: 1.1,
		jit: "off",
		timezone: "UTC",
		log_timezone: "UTC",
		log_checkpoints: "off",
		...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
	};
	return Object.entries(table).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** Only a connection proves that it answers with this password. */
async function waitUntilReady(url: string, child: Child, log: (line: string) => void): Promise<void> {
	for (let warnAt = Date.now() + SLOW_MS; !(await answers(url)); await sleep(50)) {
		if (child.hasExited()) throw failure(child, await child.exited);
		if (Date.now() < warnAt) continue;
		log(`PostgreSQL does not answer yet after another ${SLOW_MS / 1000} s; waiting on.`);
		warnAt += SLOW_MS;
	}
}

async function answers(url: string): Promise<boolean> {
	const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
	client.on("error", () => undefined);
	try {
		await client.connect();
		await client.query("select 1");
		return true;
	} catch {
		return false;
	} finally {
		await client.end().catch(() => undefined);
	}
}

const FAST_STOP_MS = 10_000;
const HARD_STOP_MS = 3_000;

/**
 * Ends what a killed start left of this cluster: a server without its parent, or workers without their server. Touches only processes
 * that are provably this cluster's. @returns their ids
 */
async function endLeftovers(data: string): Promise<number[]> {
	const server = readServerNote(data)?.pid;
	const serverIsOurs = server !== undefined && isRunning(server) && isServerOf(server, data);
	if (serverIsOurs) await endProcesses([server], ["SIGINT", "SIGQUIT"], FAST_STOP_MS);
	const workers = processesIn(realpathSync(data)).filter(
		(pid) => commandOf(pid)?.startsWith("postgres") || isServerOf(pid, data),
	);
	await endProcesses(workers, ["SIGQUIT", "SIGKILL"], HARD_STOP_MS);
	// After a reboot another program may have that id, which PostgreSQL would take for a running server.
	if (server !== undefined && !isServerOf(server, data)) rmSync(join(data, "postmaster.pid"), { force: true });
	return serverIsOurs ? [server, ...workers] : workers;
}
