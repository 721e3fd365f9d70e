import { join } from "node:path";
import type { Settings } from "#scripts/env.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { ensureDatabase } from "#scripts/site/database.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import { prefixed } from "#scripts/terminal/terminal.ts";

/** The database of the site in the cluster of the data directory. */
export const DATABASE = "uchit";

export type OwnDatabase = {
	url: string;
	/** A database beside it, from which it can be dropped and made. */
	adminUrl: string;
};

/** The file that the command that runs this checkout's cluster holds. */
export function startLockOf({ DATA_DIR }: Settings): string {
	return join(DATA_DIR, "start.lock");
}

/** Where the cluster lies. */
export function dataDirOf({ DATA_DIR }: Settings): string {
	return join(DATA_DIR, "postgres");
}

/** Starts the cluster of the data directory, watched by the supervisor. */
export async function startOwnDatabase(settings: Settings, supervisor: Supervisor): Promise<OwnDatabase> {
	const print = prefixed("postgres");
	let isUp = false;
	const postgres = await startPostgres({
		dataDir: dataDirOf(settings),
		port: settings.POSTGRES_PORT,
		// Queries that a program gets wrong are the program's to report, and refusing connections is how it starts.
		log: (line) => (isUp ? /\b(FATAL|PANIC):/.test(line) : line.startsWith("ended")) && print(line),
	});
	supervisor.adopt(postgres.child, postgres.stop);
	isUp = true;
	const adminUrl = postgres.url("postgres");
	await ensureDatabase(adminUrl, DATABASE);
	return { url: postgres.url(DATABASE), adminUrl };
}
