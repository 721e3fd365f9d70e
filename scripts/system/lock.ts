import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { commandOf, endProcesses, errorCode, isRunning } from "#scripts/system/processes.ts";

const Entry = z.object({ pid: z.number(), command: z.string() });
const LockFile = Entry.extend({ children: z.array(Entry) });
type Entry = z.infer<typeof Entry>;
type LockFile = z.infer<typeof LockFile>;

export type Lock = {
	addChild: (pid: number) => void;
	release: () => void;
};

export class LockTaken extends Error {
	override name = "LockTaken";
	readonly pid: number;
	constructor(path: string, { pid, command }: Entry) {
		const script = /scripts\/[\w-]+\.ts/.exec(command)?.[0] ?? command;
		super(`${script} is running in this checkout, as process ${pid} (lock file ${path}).`);
		this.pid = pid;
	}
}

const CHILD_GRACE_MS = 3_000;
const WAIT_MS = 250;
/** This process's lock files: in a restarted container it has the previous one's id. */
const locked = new Set<string>();

/**
 * Takes a lock file that only one command of this checkout may own. Takes over from a dead owner after ending its programs, which would
 * block ports and write to the database. Throws LockTaken while the owner lives. Not proper-lockfile: a blocked event loop stops its
 * heartbeats and lets a second owner in, a killed owner blocks until the timeout, and it does not end orphans.
 */
export async function takeLock(path: string): Promise<Lock> {
	mkdirSync(dirname(path), { recursive: true });
	for (;;) {
		const file: LockFile = { pid: process.pid, command: commandOf(process.pid) ?? "", children: [] };
		if (create(path, file)) return toLock(path, file);
		const other = readLockFile(path);
		if (other !== undefined && (isOwn(other) ? locked.has(path) : isAlive(other))) throw new LockTaken(path, other);
		const orphans = other?.children.filter((child) => isAlive(child) && !isOwn(child)).map(({ pid }) => pid) ?? [];
		await endProcesses(orphans, ["SIGTERM", "SIGKILL"], CHILD_GRACE_MS);
		rmSync(path, { force: true });
	}
}

export async function withLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
	const lock = await waitForLock(path);
	try {
		return await work();
	} finally {
		lock.release();
	}
}

async function waitForLock(path: string): Promise<Lock> {
	for (;;) {
		try {
			return await takeLock(path);
		} catch (error) {
			if (!(error instanceof LockTaken)) throw error;
			await sleep(WAIT_MS);
		}
	}
}

function toLock(path: string, file: LockFile): Lock {
	locked.add(path);
	return {
		addChild: (pid) => {
			file.children = file.children.filter((child) => isRunning(child.pid));
			file.children.push({ pid, command: commandOf(pid) ?? "" });
			renameSync(write(path, file), path);
		},
		release: () => {
			locked.delete(path);
			if (readLockFile(path)?.pid === process.pid) rmSync(path, { force: true });
		},
	};
}

/** Linking a complete file is atomic: no one reads half a lock. */
function create(path: string, file: LockFile): boolean {
	const whole = write(path, file);
	try {
		linkSync(whole, path);
		return true;
	} catch (error) {
		if (errorCode(error) === "EEXIST") return false;
		throw error;
	} finally {
		rmSync(whole);
	}
}

function write(path: string, file: LockFile): string {
	const whole = `${path}.${process.pid}`;
	writeFileSync(whole, JSON.stringify(file));
	return whole;
}

export function readLockFile(path: string): LockFile | undefined {
	try {
		return LockFile.parse(JSON.parse(readFileSync(path, "utf8")));
	} catch {
		return undefined;
	}
}

function isOwn({ pid }: Entry): boolean {
	return pid === process.pid;
}

/** An id is no proof, as another program may have it after a restart: the command must match too. */
function isAlive({ pid, command }: Entry): boolean {
	return command !== "" && commandOf(pid) === command;
}
