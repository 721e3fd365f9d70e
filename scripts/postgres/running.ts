import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { clusterFiles, readPassword } from "#scripts/postgres/cluster.ts";
import { commandOf } from "#scripts/system/processes.ts";

/** Process id and port of the server that last started here, as it wrote them into postmaster.pid. */
export type ServerNote = { pid: number; port: number };

const PID_LINE = 0;
const PORT_LINE = 3;

export function readServerNote(data: string): ServerNote | undefined {
	try {
		const lines = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
		const pid = Number(lines[PID_LINE]);
		return Number.isInteger(pid) && pid > 1 ? { pid, port: Number(lines[PORT_LINE]) } : undefined;
	} catch {
		return undefined;
	}
}

/** True when this process is the server of this cluster; its id alone may by now be another program's. */
export function isServerOf(pid: number, data: string): boolean {
	const command = commandOf(pid);
	return command?.includes("postgres") === true && command.includes(`-D ${data}`);
}

/** The address of a database of the cluster that another command has started; undefined when none runs. */
export function urlOfRunning(dataDir: string, database: string): string | undefined {
	const { data } = clusterFiles(resolve(dataDir));
	const server = readServerNote(data);
	if (server === undefined || !isServerOf(server.pid, data)) return undefined;
	return postgresUrl(readPassword(dataDir), server.port, database);
}

/** The address of a database of a cluster of ours. */
export function postgresUrl(password: string, port: number, database: string): string {
	return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}
