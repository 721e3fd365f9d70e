import { readSettings, type Settings } from "#scripts/env.ts";
import { urlOfRunning } from "#scripts/postgres/running.ts";
import { DATABASE, dataDirOf, startLockOf, startOwnDatabase } from "#scripts/site/own-database.ts";
import { fullLoad, migrations } from "#scripts/site/programs.ts";
import { supervised } from "#scripts/site/supervised.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import { LockHeld } from "#scripts/system/lock.ts";
import { runCommand, say } from "#scripts/terminal/terminal.ts";

const INTERRUPTED = 130;

/** `npm run data:load`: brings the facts of data/sources into the database, also beside a running `npm start`. */
await runCommand(async () => {
	const settings = readSettings();
	const lockOf = (lockFile: string) => ({ lockFile, codeWhenSignalled: INTERRUPTED });
	const beside = lockOf(`${settings.DATA_DIR}/data-load.lock`);
	const { DATABASE_URL: given } = settings;
	if (given !== undefined) return supervised(beside, (supervisor) => load(given, supervisor));
	try {
		return await supervised(lockOf(startLockOf(settings)), async (supervisor) =>
			load((await startOwnDatabase(settings, supervisor)).url, supervisor),
		);
	} catch (error) {
		if (!(error instanceof LockHeld)) throw error;
		return supervised(beside, (supervisor) => load(runningDatabase(settings), supervisor));
	}
});

async function load(url: string, supervisor: Supervisor): Promise<number> {
	await supervisor.run(migrations(url, say));
	await supervisor.run(fullLoad(url, say));
	return 0;
}

function runningDatabase(settings: Settings): string {
	const url = urlOfRunning(dataDirOf(settings), DATABASE);
	if (url === undefined) throw new Error("The database is just starting or stopping: try again.");
	return url;
}
