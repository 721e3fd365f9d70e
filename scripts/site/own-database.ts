import { join } from "node:path";
import type { Settings } from "#scripts/env.ts";
import { type Postgres, startPostgres } from "#scripts/postgres.ts";
import { ensureDatabase } from "#scripts/site/database.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import { prefixed } from "#scripts/terminal/terminal.ts";

export const DATABASE = "uchit";

export type OwnDatabase = {
	url: string;
	adminUrl: string;
};

export function startLockOf({ DATA_DIR }: Settings): string {
	return join(DATA_DIR, "start.lock");
}

export function dataDirOf({ DATA_DIR }: Settings): string {
	return join(DATA_DIR, "postgres");
}

export async function startOwnDatabase(settings: Settings, supervisor: Supervisor): Promise<OwnDatabase> {
	const { log, onUp } = createLog();
	const postgres = await startPostgres({ dataDir: dataDirOf(settings), port: settings.POSTGRES_PORT, log });
	supervisor.adopt(postgres.child, postgres.stop);
	onUp();
	return useDatabase(postgres);
}

/** Like `startOwnDatabase`, but restarts it on the same port whenever it exits. */
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

/** Failed queries are reported by the program that sent them, and refused connections are normal during startup. */
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
