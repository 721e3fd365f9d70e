import { expect, test } from "vitest";
import { describeCounts, readCounts, sum, withExitCode } from "#scripts/proof/counts.ts";

const VITEST = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults: [] };
const STATS = { expected: 4, unexpected: 0, flaky: 1, skipped: 0 };

test("the counts of all runners add up in one line; a browser test that passes only on a retry counts as failed", () => {
	expect(describeCounts(sum([readCounts(VITEST), readCounts({ stats: STATS })]))).toBe("7 passed, 2 failed, 2 skipped");
	expect(describeCounts(sum([]))).toBe("0 passed, 0 failed");
});

test("a runner that exits badly without a failed test counts as one failure", () => {
	expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 1).failed).toBe(1);
	expect(withExitCode({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
	expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});

test("an invalid report is refused", () => {
	expect(() => readCounts({})).toThrow();
	expect(() => readCounts([])).toThrow();
});
