import type { Settings } from "#scripts/env.ts";
import { urlOfRunning } from "#scripts/postgres/running.ts";
import { DATABASE, dataDirOf, startLockOf, startOwnDatabase } from "#scripts/site/own-database.ts";
import { runSupervised } from "#scripts/site/supervised.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import { LockTaken } from "#scripts/system/lock.ts";

/**
 * Runs a command on the site's database as its owner: the configured one, that of a running `npm start`, or ours, started for it. The
 * lock makes a second command of its kind wait.
 */
export async function withDatabase(
	settings: Settings,
	command: string,
	use: (url: string, supervisor: Supervisor) => Promise<number>,
): Promise<number> {
	const beside = { lockFile: `${settings.DATA_DIR}/${command}.lock` };
	const given = settings.DATABASE_ADMIN_URL ?? settings.DATABASE_URL;
	if (given !== undefined) return runSupervised(beside, (supervisor) => use(given, supervisor));
	try {
		return await runSupervised({ lockFile: startLockOf(settings) }, async (supervisor) =>
			use((await startOwnDatabase(settings, supervisor)).url, supervisor),
		);
	} catch (error) {
		if (!(error instanceof LockTaken)) throw error;
		return runSupervised(beside, (supervisor) => use(runningDatabase(settings), supervisor));
	}
}

function runningDatabase(settings: Settings): string {
	const url = urlOfRunning(dataDirOf(settings), DATABASE);
	if (url === undefined) throw new Error("The database is just starting or stopping: try again.");
	return url;
}
