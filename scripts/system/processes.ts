import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 50;

export function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
	} catch (error) {
		return errorCode(error) === "EPERM";
	}
	return stateOf(pid) !== "Z";
}

export function commandOf(pid: number): string | undefined {
	try {
		if (process.platform === "linux") return readCommand(pid);
		return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).trim();
	} catch {
		return undefined;
	}
}

/** A program has no command line for a moment after its start. A kernel thread never has one and costs a millisecond. */
const MAX_READS = 100;

function readCommand(pid: number): string {
	let command = "";
	for (let reads = 0; command === "" && reads < MAX_READS; reads++) {
		command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
	}
	return command;
}

/** Ids of processes whose working directory is inside. Linux only; elsewhere empty. */
export function processesIn(directory: string): number[] {
	if (process.platform !== "linux") return [];
	const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
	return pids.filter((pid) => isRunning(pid) && workingDirectoryOf(pid) === directory);
}

/** Sends each signal in turn until all have exited, waiting `graceMs` after each, including the last. */
export async function endProcesses(pids: readonly number[], signals: readonly NodeJS.Signals[], graceMs: number) {
	for (const signal of signals) {
		const left = pids.filter(isRunning);
		if (left.length === 0) return;
		for (const pid of left) send(pid, signal);
		await waitForEnd(left, graceMs);
	}
}

async function waitForEnd(pids: readonly number[], limitMs: number): Promise<void> {
	const end = Date.now() + limitMs;
	while (Date.now() < end && pids.some(isRunning)) await sleep(POLL_MS);
}

function send(pid: number, signal: NodeJS.Signals): void {
	try {
		process.kill(pid, signal);
	} catch (error) {
		if (errorCode(error) !== "ESRCH") throw error;
	}
}

function workingDirectoryOf(pid: number): string | undefined {
	try {
		return readlinkSync(`/proc/${pid}/cwd`);
	} catch {
		return undefined;
	}
}

/** One letter (`R`, `S`, `Z` …) on Linux: a zombie still has an id. */
function stateOf(pid: number): string | undefined {
	if (process.platform !== "linux") return undefined;
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		return stat.slice(stat.lastIndexOf(")") + 2)[0];
	} catch {
		return undefined;
	}
}

export function errorCode(error: unknown): string | undefined {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
