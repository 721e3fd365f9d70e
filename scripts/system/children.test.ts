import { expect, test } from "vitest";
import { type ChildSpec, endChild, failure, startChild } from "#scripts/system/children.ts";

const node = (code: string, onLine = (_line: string) => {}): ChildSpec => ({
	name: "trial",
	file: process.execPath,
	args: ["-e", code],
	onLine,
});

test("every line of output and errors is passed on", async () => {
	const heard: string[] = [];
	await startChild(node("console.log('one'); console.error('two')", (line) => heard.push(line))).exited;
	expect(heard.toSorted()).toEqual(["one", "two"]);
});

test("a failed program is reported with its code and its last lines", async () => {
	const child = startChild(node("for (let i = 0; i < 100; i++) console.log('line ' + i); process.exitCode = 7"));
	const { message } = failure(child, await child.exited);
	expect(message).toMatch(/^trial ended with code 7\./);
	expect(message).toMatch(/line 99$/);
	expect(message).not.toContain("line 10\n");
});

test("a killed program is reported with the signal", async () => {
	const child = startChild(node("setInterval(() => {}, 1000)"));
	child.send("SIGKILL");
	expect(failure(child, await child.exited).message).toMatch(/^trial was ended by SIGKILL/);
});

test("a missing program is reported as not started", async () => {
	const child = startChild({ ...node(""), file: "/nowhere/program" });
	expect(failure(child, await child.exited).message).toMatch(/^trial could not be started.*ENOENT/s);
});

test("a program that ignores the first signal gets the next one", async () => {
	const started = Promise.withResolvers<void>();
	const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('listening')";
	const child = startChild(node(deaf, () => started.resolve()));
	await started.promise;
	await endChild(child, ["SIGTERM", "SIGKILL"], 100);
	expect(await child.exited).toEqual({ code: null, signal: "SIGKILL" });
});
