import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LockTaken, readLockFile, takeLock, withLock } from "#scripts/system/lock.ts";
import { commandOf, isRunning } from "#scripts/system/processes.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = () => join(folder, "some.lock");
const sleeper = () => spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" }).pid ?? 0;

test("a second process cannot take the lock, and learns which process has it", async () => {
	const lock = await takeLock(path());
	const second = takeLock(path());
	await expect(second).rejects.toThrow(LockTaken);
	await expect(second).rejects.toThrow(String(process.pid));
	lock.release();
	(await takeLock(path())).release();
});

test("processes of a dead owner are stopped before its lock is taken over", async () => {
	const orphan = sleeper();
	const children = [{ pid: orphan, command: commandOf(orphan) }];
	writeFileSync(path(), JSON.stringify({ pid: 2 ** 22 + 1, command: "node scripts/start.ts", children }));
	const lock = await takeLock(path());
	expect(isRunning(orphan)).toBe(false);
	lock.release();
});

test("an unrelated process with the id of the old owner or its child is left alone", async () => {
	const stranger = sleeper();
	const old = { pid: stranger, command: "node scripts/start.ts" };
	writeFileSync(path(), JSON.stringify({ ...old, children: [{ ...old, command: "node pipeline/src/load/main.ts" }] }));
	(await takeLock(path())).release();
	expect(isRunning(stranger)).toBe(true);
	process.kill(stranger);
});

test("a leftover lock with this process's own id is of an earlier process and is taken over", async () => {
	const own = { pid: process.pid, command: commandOf(process.pid) };
	writeFileSync(path(), JSON.stringify({ ...own, children: [own] }));
	(await takeLock(path())).release();
});

test("a child is recorded in the lock file", async () => {
	const lock = await takeLock(path());
	lock.addChild(process.pid);
	expect(readLockFile(path())?.children).toEqual([{ pid: process.pid, command: commandOf(process.pid) }]);
	lock.release();
});

test("work that waits for the lock runs one after the other", async () => {
	const order: string[] = [];
	const work = (name: string) =>
		withLock(path(), async () => {
			order.push(`${name} begins`);
			await new Promise((resolve) => setTimeout(resolve, 20));
			order.push(`${name} ends`);
		});
	await Promise.all([work("a"), work("b")]);
	expect(order).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});
