import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { closeDatabase, type Database, type DatabaseOptions, openDatabase } from "#backend/db/client.ts";
import { hasReplayed, readLogPosition } from "#backend/db/log-position.ts";

export type ReadDatabaseOptions = DatabaseOptions & {
	/** Read while the replica does not answer. */
	primary: Database;
	onTurn: (reads: "primary" | "replica", reason?: unknown) => void;
};

export type ReadDatabase = {
	db: Database;
	/** Checks the replica every second from now on; resolves after the first check. Until then all reads use the replica. */
	watch: () => Promise<void>;
	close: () => Promise<void>;
};

const LOOK_MS = 1_000;
/** A replica that answers later than this counts as down, and its callers read from the primary. */
const ANSWER_MS = 1_000;

/**
 * Reads from a replica, or from the primary while the replica does not answer. The replica is used again once it has caught up, so facts
 * never go back in time. Queries in progress when it stops answering fail.
 */
export function openReadDatabase({ primary, onTurn, ...options }: ReadDatabaseOptions): ReadDatabase {
	const replica = openDatabase(options);
	const stopping = new AbortController();
	let reads: "primary" | "replica" = "replica";
	const pool = new Proxy(replica.$client, {
		get(own, name) {
			const from = reads === "primary" && (name === "query" || name === "connect") ? primary.$client : own;
			const value: unknown = Reflect.get(from, name, from);
			return typeof value === "function" ? value.bind(from) : value;
		},
	});
	const turnTo = (next: "primary" | "replica", reason?: unknown) => {
		if (next !== reads) onTurn(next, reason);
		reads = next;
	};

	async function watch(onLooked: () => void): Promise<void> {
		let client: pg.Client | undefined;
		while (!stopping.signal.aborted) {
			try {
				client ??= await connect(options.url);
				await client.query("SELECT 1");
				if (reads === "primary" && (await hasCaughtUp(client, primary))) turnTo("replica");
			} catch (error) {
				turnTo("primary", error);
				void client?.end().catch(() => undefined);
				client = undefined;
			}
			onLooked();
			await sleep(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
		}
		void client?.end().catch(() => undefined);
	}

	let watching: Promise<void> | undefined;
	return {
		db: drizzle({ client: pool }),
		watch: () =>
			new Promise((resolve) => {
				watching = watch(resolve);
			}),
		close: async () => {
			stopping.abort();
			await watching;
			await closeDatabase(replica);
		},
	};
}

async function connect(url: string): Promise<pg.Client> {
	const client = new pg.Client({
		connectionString: url,
		application_name: "uchit-replica-watch",
		connectionTimeoutMillis: ANSWER_MS,
		query_timeout: ANSWER_MS,
	});
	client.on("error", () => undefined);
	await client.connect();
	return client;
}

/** If the primary does not answer, nobody has seen anything newer, so the replica counts as caught up. */
async function hasCaughtUp(replica: pg.Client, primary: Database): Promise<boolean> {
	const lsn = await readLogPosition(primary.$client).catch(() => undefined);
	return lsn === undefined || hasReplayed(replica, lsn);
}
