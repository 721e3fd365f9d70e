import { realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isServerOf, readServerNote } from "#scripts/postgres/running.ts";
import { commandOf, endProcesses, isRunning, processesIn } from "#scripts/system/processes.ts";

const FAST_STOP_MS = 10_000;
const HARD_STOP_MS = 3_000;

/**
 * Ends what an earlier start, killed without warning, left of this cluster: a whole server that lost its parent, or
 * workers that lost their server. Only processes that are provably this cluster's are touched.
 * @returns the ids that were ended
 */
export async function endLeftovers(data: string): Promise<number[]> {
	const server = readServerNote(data)?.pid;
	const serverIsOurs = server !== undefined && isRunning(server) && isServerOf(server, data);
	if (serverIsOurs) await endProcesses([server], ["SIGINT", "SIGQUIT"], FAST_STOP_MS);
	const workers = processesIn(realpathSync(data)).filter(
		(pid) => commandOf(pid)?.startsWith("postgres") || isServerOf(pid, data),
	);
	await endProcesses(workers, ["SIGQUIT", "SIGKILL"], HARD_STOP_MS);
	// After a restart of the machine another program may have that id; PostgreSQL would take it for a running server.
	if (server !== undefined && !isServerOf(server, data)) rmSync(join(data, "postmaster.pid"), { force: true });
	return serverIsOurs ? [server, ...workers] : workers;
}
