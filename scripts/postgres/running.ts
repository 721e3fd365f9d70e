import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { clusterFiles, readPassword } from "#scripts/postgres/cluster.ts";
import { commandOf } from "#scripts/system/processes.ts";

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

export function isServerOf(pid: number, data: string): boolean {
	const command = commandOf(pid);
	return command?.includes("postgres") === true && command.includes(`-D ${data}`);
}

export function urlOfRunning(dataDir: string, database: string): string | undefined {
	const { data } = clusterFiles(resolve(dataDir));
	const server = readServerNote(data);
	if (server === undefined || !isServerOf(server.pid, data)) return undefined;
	return postgresUrl(readPassword(dataDir), server.port, database);
}

export function postgresUrl(password: string, port: number, database: string): string {
	return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}
