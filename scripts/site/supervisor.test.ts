import { expect, test } from "vitest";
import { Supervisor } from "#scripts/site/supervisor.ts";
import type { ChildSpec } from "#scripts/system/children.ts";
import { isRunning } from "#scripts/system/processes.ts";

const forever = "setInterval(() => {}, 1000)";
const program = (name: string, code: string): ChildSpec => ({
	name,
	file: process.execPath,
	args: ["-e", code],
	onLine: () => undefined,
});

test("a program that must go on running and ends is a failure, by name", async () => {
	const supervisor = new Supervisor(() => undefined);
	supervisor.start(program("clock", forever));
	supervisor.start(program("backend", "process.exitCode = 3"));
	await supervisor.failed;
	expect(supervisor.failures.map(({ message }) => message)).toEqual([
		expect.stringMatching(/^backend ended with code 3/),
	]);
	await supervisor.end();
});

test("a program that must end well may, and is a failure when it does not", async () => {
	const supervisor = new Supervisor(() => undefined);
	await supervisor.run(program("migrations", ""));
	expect(supervisor.failures).toEqual([]);
	await expect(supervisor.run(program("load", "process.exitCode = 1"))).rejects.toThrow(/^load ended with code 1/);
	expect(supervisor.failures).toHaveLength(1);
	await supervisor.end();
});

test("the end ends all that were started, is no failure, and lets nothing start after it", async () => {
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
