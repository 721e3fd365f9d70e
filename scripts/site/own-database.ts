import { join } from "node:path";
import type { Settings } from "#scripts/env.ts";
import { type Postgres, startPostgres } from "#scripts/postgres.ts";
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

/** Returns the folder of the cluster. */
export function dataDirOf({ DATA_DIR }: Settings): string {
	return join(DATA_DIR, "postgres");
}

/** Starts the cluster of the data directory; when it ends before the command does, the command has failed. */
export async function startOwnDatabase(settings: Settings, supervisor: Supervisor): Promise<OwnDatabase> {
	const { log, onUp } = createLog();
	const postgres = await startPostgres({ dataDir: dataDirOf(settings), port: settings.POSTGRES_PORT, log });
	supervisor.adopt(postgres.child, postgres.stop);
	onUp();
	return useDatabase(postgres);
}

/** The same, and starts it again, on the same port, whenever it ends. */
export async function keepOwnDatabaseUp(settings: Settings, supervisor: Supervisor): Promise<OwnDatabase> {
	let isPortKnown = false;
	let port = settings.POSTGRES_PORT;
	const up = Promise.withResolvers<Postgres>();
	await supervisor.keepUp("PostgreSQL", async () => {
		const { log, onUp } = createLog();
		const dataDir = dataDirOf(settings);
		const postgres = await startPostgres({ dataDir, port, isPortKnown, log, onStart: supervisor.endWithOthers });
		({ port } = postgres);
		isPortKnown = true;
		onUp();
		up.resolve(postgres);
		return postgres.child;
	});
	return useDatabase(await up.promise);
}

async function useDatabase({ url }: Postgres): Promise<OwnDatabase> {
	const adminUrl = url("postgres");
	await ensureDatabase(adminUrl, DATABASE);
	return { url: url(DATABASE), adminUrl };
}

/** Queries that a program gets wrong are the program's to report, and refusing connections is how the server starts. */
function createLog() {
	const print = prefixed("postgres");
	let isUp = false;
	return {
		log: (line: string) => {
			if (isUp ? /\b(FATAL|PANIC):/.test(line) : /^(ended|PostgreSQL) /.test(line)) print(line);
		},
		onUp: () => {
			isUp = true;
		},
	};
}
