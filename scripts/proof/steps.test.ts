import { expect, test } from "vitest";
import { describeCounts, NO_TESTS } from "#scripts/proof/counts.ts";
import { StepFailed, startSteps } from "#scripts/proof/steps.ts";

const nothing = Promise.resolve(undefined);

function record() {
	const lines: string[] = [];
	return { said: lines, steps: startSteps((line) => lines.push(line)) };
}

test("a step passes its value to the steps that need it", async () => {
	const { steps } = record();
	const first = steps.step("first", nothing, async () => ({ counts: NO_TESTS, value: 20 }));
	const second = steps.step("second", first, async (_log, value) => ({
		counts: { ...NO_TESTS, passed: value },
		value,
	}));
	await second;
	expect(describeCounts(steps.total())).toBe("20 passed, 0 failed");
});

test("a step's log is printed only when it fails", async () => {
	const { said, steps } = record();
	await steps.step("good", nothing, async (log) => {
		log("all is well");
		return { counts: NO_TESTS, value: undefined };
	});
	const bad = steps.step("bad", nothing, async (log) => {
		log("this broke");
		throw new StepFailed("3 failed", { passed: 1, failed: 3, skipped: 0 }, ["fees.test.ts: a fee is found"]);
	});
	await expect(bad).rejects.toThrow("3 failed");
	expect(said.join("\n")).not.toContain("all is well");
	expect(said.join("\n")).toContain("this broke");
	expect(describeCounts(steps.total())).toBe("1 passed, 3 failed");
	expect(steps.rows().flatMap(({ failures }) => failures)).toEqual(["fees.test.ts: a fee is found"]);
});

test("a step's note follows its time", async () => {
	const { said, steps } = record();
	await steps.step("pages", nothing, async () => ({ counts: NO_TESTS, value: undefined, note: "elements tested: 7" }));
	expect(said).toEqual([expect.stringMatching(/^✔ {2}pages \d+\.\d s · elements tested: 7$/)]);
});

test("a step that depends on a failed one is left out, and the failure counts once", async () => {
	const { said, steps } = record();
	const facts = steps.step("facts", nothing, () => Promise.reject(new Error("no facts")));
	const queries = steps.step("queries", facts, async () => ({ counts: { ...NO_TESTS, passed: 9 }, value: undefined }));
	await expect(queries).rejects.toThrow("no facts");
	expect(said.at(-1)).toBe("–  queries: left out, because what it needs has failed");
	expect(describeCounts(steps.total())).toBe("0 passed, 1 failed");
});

test("a skipped step is in the table with its reason, and counts nothing", () => {
	const { said, steps } = record();
	steps.leaveOut("faults", "npm run test:full");
	expect(said).toEqual(["–  faults: npm run test:full"]);
	expect(steps.rows()).toMatchObject([{ name: "faults", note: "npm run test:full" }]);
	expect(steps.total()).toEqual(NO_TESTS);
});
