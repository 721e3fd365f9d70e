import { expect, test } from "vitest";
import { describeCounts, none } from "#scripts/proof/counts.ts";
import type { CpuMeter } from "#scripts/proof/cpu.ts";
import { StepFailed, startSteps } from "#scripts/proof/steps.ts";

const nothing = Promise.resolve(undefined);

/** A meter of a machine on which every piece of work takes as many seconds. */
function meterOf(cpuSeconds: number): CpuMeter {
	return { begin: () => undefined, end: () => undefined, secondsOf: () => cpuSeconds, stop: () => undefined };
}

function record(cpuSeconds = 1) {
	const said: string[] = [];
	const say = (line: string) => said.push(line);
	return { said, steps: startSteps({ say, meter: meterOf(cpuSeconds), slowdown: 1 }) };
}

test("a step hands its value to the steps that need it", async () => {
	const { steps } = record();
	const first = steps.step("first", nothing, async () => ({ counts: none, value: 20 }));
	const second = steps.step("second", first, async (_log, value) => ({ counts: { ...none, passed: value }, value }));
	await second;
	expect(describeCounts(steps.total())).toBe("20 passed, 0 failed");
});

test("what a step logs is printed only when it fails", async () => {
	const { said, steps } = record();
	await steps.step("good", nothing, async (log) => {
		log("all is well");
		return { counts: none, value: undefined };
	});
	const bad = steps.step("bad", nothing, async (log) => {
		log("this broke");
		throw new StepFailed("3 failed", { passed: 1, failed: 3, skipped: 0 });
	});
	await expect(bad).rejects.toThrow("3 failed");
	expect(said.join("\n")).not.toContain("all is well");
	expect(said.join("\n")).toContain("this broke");
	expect(describeCounts(steps.total())).toBe("1 passed, 3 failed");
});

test("a step's note stands behind its time", async () => {
	const { said, steps } = record();
	await steps.step("pages", nothing, async () => ({ counts: none, value: undefined, note: "elements tested: 7" }));
	expect(said).toEqual([expect.stringMatching(/^✔ {2}pages \d+\.\d s · elements tested: 7$/)]);
});

test("a step whose need has failed is left out, and the failure is counted once", async () => {
	const { said, steps } = record();
	const facts = steps.step("facts", nothing, () => Promise.reject(new Error("no facts")));
	const queries = steps.step("queries", facts, async () => ({ counts: { ...none, passed: 9 }, value: undefined }));
	await expect(queries).rejects.toThrow("no facts");
	expect(said.at(-1)).toBe("–  queries: left out, because what it needs has failed");
	expect(describeCounts(steps.total())).toBe("0 passed, 1 failed");
});

test("a part whose tests pass has failed once when it spent far more CPU than its budget", async () => {
	const { said, steps } = record(1_000_000);
	const lint = steps.step("lint", nothing, async () => ({ counts: { ...none, passed: 3 }, value: undefined }));
	await expect(lint).rejects.toThrow("its budget is");
	expect(said.join("\n")).toContain("scripts/proof/budgets.json");
	expect(describeCounts(steps.total())).toBe("3 passed, 1 failed");
	expect(steps.rows()).toHaveLength(1);
});

test("what is left out stands in the table with its reason, and counts nothing", () => {
	const { said, steps } = record();
	steps.leaveOut("faults", "proved at 1234 on 2026-11-22");
	expect(said).toEqual(["–  faults: proved at 1234 on 2026-11-22"]);
	expect(steps.rows()).toMatchObject([{ name: "faults", note: "proved at 1234 on 2026-11-22" }]);
	expect(steps.total()).toEqual(none);
});
