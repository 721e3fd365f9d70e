import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { Supervisor } from "#scripts/site/supervisor.ts";
import { type Child, type ChildSpec, failure } from "#scripts/system/children.ts";
import { isRunning } from "#scripts/system/processes.ts";

const forever = "setInterval(() => {}, 1000)";
const program = (name: string, code: string): ChildSpec => ({
	name,
	file: process.execPath,
	args: ["-e", code],
	onLine: () => undefined,
});

test("a permanent program that exits is a failure, by name", async () => {
	const supervisor = new Supervisor(() => undefined);
	supervisor.start(program("clock", forever));
	supervisor.start(program("backend", "process.exitCode = 3"));
	await supervisor.failed;
	expect(supervisor.failures.map(({ message }) => message)).toEqual([
		expect.stringMatching(/^backend ended with code 3/),
	]);
	await supervisor.end();
});

test("a one-time program may exit successfully, and any other exit is a failure", async () => {
	const supervisor = new Supervisor(() => undefined);
	await supervisor.run(program("migrations", ""));
	expect(supervisor.failures).toEqual([]);
	await expect(supervisor.run(program("load", "process.exitCode = 1"))).rejects.toThrow(/^load ended with code 1/);
	expect(supervisor.failures).toHaveLength(1);
	await supervisor.end();
});

test("a one-time program that is killed runs once more, and a second kill is its failure", async () => {
	const supervisor = new Supervisor(() => undefined);
	const mark = join(mkdtempSync(join(tmpdir(), "uchit-run-")), "killed");
	const kill = "process.kill(process.pid, 'SIGKILL')";
	const once = `const fs = require("node:fs"); if (!fs.existsSync(${JSON.stringify(mark)})) { fs.writeFileSync(${JSON.stringify(mark)}, ""); ${kill} }`;
	const lines: string[] = [];
	await supervisor.run(program("load", once), (line) => lines.push(line));
	expect(lines).toEqual([expect.stringMatching(/^load was ended by SIGKILL.*load runs once more\.$/s)]);
	expect(supervisor.failures).toEqual([]);
	const always = supervisor.run(program("load", kill), (line) => lines.push(line));
	await expect(always).rejects.toThrow(/^load was ended by SIGKILL/);
	expect(lines).toHaveLength(2);
	expect(supervisor.failures).toHaveLength(1);
	await supervisor.end();
});

test("the end stops all started programs, is not a failure, and prevents later starts", async () => {
	const started: number[] = [];
	const supervisor = new Supervisor(({ pid }) => started.push(pid));
	supervisor.start(program("backend", forever));
	supervisor.launch(program("web", forever));
	await supervisor.end();
	expect(started).toHaveLength(2);
	expect(started.filter(isRunning)).toEqual([]);
	expect(supervisor.failures).toEqual([]);
	expect(() => supervisor.start(program("late", forever))).toThrow("late is not started any more");
});

const PATIENCE = { timeout: 10_000, interval: 20 };

async function untilUp(child: Child): Promise<Child> {
	while (!child.lastLines().includes("up")) {
		if (child.hasExited()) throw failure(child, await child.exited);
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	return child;
}

test("a supervised program that is killed restarts, and the others live on", async () => {
	const supervisor = new Supervisor(() => undefined);
	const runs: Child[] = [];
	const lines: string[] = [];
	const web = supervisor.start(program("web", forever));
	await supervisor.keepUp(
		"backend",
		async () => {
			const child = supervisor.launch(program("backend", `console.log("up"); ${forever}`));
			runs.push(child);
			return untilUp(child);
		},
		(line) => lines.push(line),
	);
	for (const kill of [1, 2]) {
		runs.at(-1)?.send("SIGKILL");
		await vi.waitFor(() => expect(runs).toHaveLength(kill + 1), PATIENCE);
		await vi.waitFor(() => expect(runs.at(-1)?.lastLines()).toEqual(["up"]), PATIENCE);
	}
	expect(lines[0]).toMatch(/^backend was ended by SIGKILL/);
	expect(lines[1]).toMatch(/^backend starts again in 0\.\d s\.$/);
	expect(web.hasExited()).toBe(false);
	expect(supervisor.failures).toEqual([]);
	await supervisor.end();
	expect(runs).toHaveLength(3);
	expect(runs.every((child) => child.hasExited())).toBe(true);
});

test("a program that exits by itself before it is ever ready fails at once: its settings are bad", async () => {
	const supervisor = new Supervisor(() => undefined);
	let starts = 0;
	const running = supervisor.keepUp("backend", () => {
		starts += 1;
		return untilUp(supervisor.launch(program("backend", "console.error('PORT: expected a port'); process.exit(1)")));
	});
	await expect(running).rejects.toThrow(/^backend ended with code 1\. Its last lines:\n {4}PORT: expected a port/);
	await supervisor.failed;
	expect(starts).toBe(1);
	expect(supervisor.failures).toHaveLength(1);
	await supervisor.end();
});

test("a program killed over and over before it is ever ready fails in the end, after longer and longer pauses", async () => {
	const supervisor = new Supervisor(() => undefined, { firstPauseMs: 1, longestPauseMs: 4 });
	const lines: string[] = [];
	const running = supervisor.keepUp(
		"backend",
		() => untilUp(supervisor.launch(program("backend", "process.kill(process.pid, 'SIGKILL')"))),
		(line) => lines.push(line),
	);
	await expect(running).rejects.toThrow(/^backend was ended by SIGKILL/);
	expect(lines.filter((line) => line.includes("starts again"))).toHaveLength(4);
	expect(supervisor.failures).toHaveLength(1);
	await supervisor.end();
});

test("a program that was ready once is always restarted, whatever its exit", async () => {
	const folder = mkdtempSync(join(tmpdir(), "supervisor-"));
	const stone = JSON.stringify(join(folder, "was-up"));
	const code = `const fs = require("node:fs"); if (fs.existsSync(${stone})) process.exit(1); fs.writeFileSync(${stone}, ""); console.log("up");`;
	const supervisor = new Supervisor(() => undefined, { firstPauseMs: 1, longestPauseMs: 4 });
	let starts = 0;
	await supervisor.keepUp(
		"backend",
		() => {
			starts += 1;
			return untilUp(supervisor.launch(program("backend", code)));
		},
		() => undefined,
	);
	await vi.waitFor(() => expect(starts).toBeGreaterThan(8), PATIENCE);
	expect(supervisor.failures).toEqual([]);
	await supervisor.end();
	expect(existsSync(join(folder, "was-up"))).toBe(true);
	rmSync(folder, { recursive: true });
});
