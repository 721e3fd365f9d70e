import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { type Child, failure } from "#scripts/system/children.ts";

export const kinds = ["web", "backend", "worker", "primary", "replica", "nginx"] as const;
export type Kind = (typeof kinds)[number];
export const faults = ["killed", "frozen", "restarted"] as const;
export type Fault = (typeof faults)[number];

export type Member = {
	kind: Kind;
	name: string;
	child: () => Child | undefined;
	stop: NodeJS.Signals;
	findFault: () => Promise<string | undefined>;
};

const POLL_MS = 100;

/** Applies the fault to the program and all its processes; a frozen one continues after `frozenMs`. */
export async function injectFault({ child, stop }: Member, fault: Fault, frozenMs: number): Promise<void> {
	const current = child();
	if (current === undefined) throw new Error("There is nothing to strike.");
	if (fault === "restarted") {
		current.send(stop);
		await current.exited;
	} else if (fault === "killed") {
		signalAll(familyOf(current.pid), "SIGKILL");
		await current.exited;
	} else {
		const family = familyOf(current.pid);
		signalAll(family, "SIGSTOP");
		try {
			await sleep(frozenMs);
		} finally {
			signalAll(family, "SIGCONT");
		}
	}
}

/** Waits until it answers. Throws with its last output if it exits. */
export async function untilUp({ child, findFault }: Member): Promise<void> {
	while ((await findFault()) !== undefined) {
		const current = child();
		if (current?.hasExited()) throw failure(current, await current.exited);
		await sleep(POLL_MS);
	}
}

export function familyOf(pid: number): number[] {
	const parents = readdirSync("/proc")
		.map(Number)
		.filter(Number.isInteger)
		.map((id) => ({ id, parent: parentOf(id) }));
	const family = [pid];
	for (const member of family) for (const { id, parent } of parents) if (parent === member) family.push(id);
	return family;
}

function parentOf(pid: number): number | undefined {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
	} catch {
		return undefined;
	}
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
	for (const pid of pids) {
		try {
			process.kill(pid, signal);
		} catch {}
	}
}
