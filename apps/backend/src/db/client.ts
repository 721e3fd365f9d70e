import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { closeHungConnections } from "#backend/db/hung-connections.ts";
import { commentQueries } from "#backend/db/query-comments.ts";

export type Database = NodePgDatabase & { $client: pg.Pool };

export type Queryable = Pick<Database, "select" | "insert" | "update" | "delete" | "execute">;

export type DatabaseOptions = {
	url: string;
	/** Called when an idle connection breaks; the pool replaces it. */
	onIdleError: (error: Error) => void;
	/** The longest wait for a connection, and then for the query; a database that does not respond at all is given up a second later. */
	connectTimeoutMs?: number;
	statementTimeoutMs?: number;
	connections?: number;
	/** Never closes an idle connection: a busy machine takes over a second to open one. */
	staysConnected?: boolean;
};

const CONNECTIONS = 20;
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 8_000;
/**
 * Compiling a plan, or starting processes to share it, costs more than any of our queries takes. `colleges` and other tables of facts are
 * the views in `current`, corrected and merged; what a load wrote is `public.colleges`.
 */
const SESSION_SETTINGS = "-c jit=off -c max_parallel_workers_per_gather=0 -c search_path=current,public";

/** Makes a pool; it connects with the first query. Close it with `closeDatabase`. */
export function openDatabase(options: DatabaseOptions): Database {
	const { url, onIdleError } = options;
	const { connectTimeoutMs = CONNECT_TIMEOUT_MS, statementTimeoutMs = STATEMENT_TIMEOUT_MS } = options;
	const { connections = CONNECTIONS, staysConnected = false } = options;
	const pool = new pg.Pool({
		connectionString: url,
		application_name: "uchit-backend",
		max: connections,
		min: staysConnected ? connections : 0,
		connectionTimeoutMillis: connectTimeoutMs,
		statement_timeout: statementTimeoutMs,
		keepAlive: true,
		options: SESSION_SETTINGS,
	});
	pool.on("error", onIdleError);
	// Without this handler, a connection that breaks inside a transaction, between statements, would crash the process; the next statement
	// fails anyway.
	pool.on("connect", (client) => client.on("error", () => undefined));
	closeHungConnections(pool, statementTimeoutMs);
	commentQueries(pool);
	return drizzle({ client: pool });
}

export async function closeDatabase(db: Database): Promise<void> {
	await db.$client.end();
}
