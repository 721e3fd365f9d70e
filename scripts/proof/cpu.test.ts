import { expect, test } from "vitest";
import { type ProcessTime, startCpuMeter, sumTrees } from "#scripts/proof/cpu.ts";

const SELF = 1;

test("a program's time is its own and that of all below it", () => {
	const processes = [
		{ pid: SELF, parent: 0, ticks: 5 },
		{ pid: 2, parent: SELF, ticks: 10 },
		{ pid: 3, parent: 2, ticks: 20 },
		{ pid: 4, parent: 3, ticks: 40 },
		{ pid: 9, parent: 0, ticks: 999 },
	];
	expect(sumTrees(processes, SELF)).toEqual(
		new Map([
			[SELF, 5],
			[2, 70],
		]),
	);
});

test("what a program spends belongs to the work that started it, and afterwards to the newest one", () => {
	let processes: ProcessTime[] = [];
	const meter = startCpuMeter(() => processes, SELF);
	meter.begin("facts");
	processes = [{ pid: 2, parent: SELF, ticks: 100 }];
	meter.begin("unit");
	processes = [
		{ pid: 2, parent: SELF, ticks: 300 },
		{ pid: 3, parent: SELF, ticks: 50 },
	];
	meter.end("facts");
	processes = [{ pid: 2, parent: SELF, ticks: 400 }];
	meter.end("unit");
	meter.stop();
	expect([meter.secondsOf("facts"), meter.secondsOf("unit")]).toEqual([3, 1.5]);
});

test("where nothing can be read, nothing is said", () => {
	const meter = startCpuMeter(() => undefined, SELF);
	meter.begin("lint");
	meter.end("lint");
	meter.stop();
	expect(meter.secondsOf("lint")).toBeUndefined();
});

test("this process's own work is seen", () => {
	const meter = startCpuMeter();
	meter.begin("sum");
	const began = process.cpuUsage();
	for (let sum = 0; process.cpuUsage(began).user < 200_000; ) sum += Math.sqrt(sum + 1);
	meter.end("sum");
	meter.stop();
	const seconds = meter.secondsOf("sum");
	if (process.platform === "linux") expect(seconds).toBeGreaterThan(0.1);
	else expect(seconds).toBeUndefined();
});
