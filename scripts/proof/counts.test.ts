import { expect, test } from "vitest";
import { describeCounts, readPlaywright, readVitest, sum, withExitCode } from "#scripts/proof/counts.ts";

const VITEST = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const PLAYWRIGHT = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] };

test("the counts of all runners are added up in one line", () => {
	const all = [readVitest(VITEST), readPlaywright(PLAYWRIGHT)];
	expect(describeCounts(sum(all.map(({ counts }) => counts)))).toBe("7 passed, 1 failed");
});

test("what was skipped is said", () => {
	const { counts } = readVitest({
		...VITEST,
		numPassedTests: 1,
		numFailedTests: 0,
		numPendingTests: 1,
		numTodoTests: 1,
	});
	expect(describeCounts(counts)).toBe("1 passed, 0 failed, 2 skipped");
});

test("a browser test that passed only when repeated has failed", () => {
	const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 };
	expect(readPlaywright({ ...PLAYWRIGHT, stats }).counts).toEqual({ passed: 4, failed: 2, skipped: 0 });
});

test("each failed test is named with its file and what went wrong", () => {
	const assertionResults = [
		{ fullName: "a fee is found", status: "passed" },
		{ fullName: "a fee is corrected", status: "failed", failureMessages: ["Error: 404\n\n    at a.ts"] },
	];
	const testResults = [{ name: `${process.cwd()}/apps/fees.test.ts`, assertionResults }];
	expect(readVitest({ ...VITEST, testResults }).failures).toEqual([
		"apps/fees.test.ts: a fee is corrected\n     Error: 404\n     at a.ts",
	]);

	const errors = [{ message: "\u001b[31mTimed out\u001b[39m" }];
	const specs = [{ title: "the menu opens", file: "menus.e2e.ts", ok: false, tests: [{ results: [{ errors }] }] }];
	const suites = [{ specs: [], suites: [{ specs }] }];
	expect(readPlaywright({ ...PLAYWRIGHT, suites }).failures).toEqual([
		"e2e/menus.e2e.ts: the menu opens\n     Timed out",
	]);
});

test("a runner that ends badly without a failed test counts as one failure", () => {
	expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 1).failed).toBe(1);
	expect(withExitCode({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
	expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});

test("a report that is none is refused", () => {
	expect(() => readVitest({})).toThrow();
	expect(() => readPlaywright([])).toThrow();
});
