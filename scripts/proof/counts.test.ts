import { expect, test } from "vitest";
import { describeCounts, readCounts, sum, withExitCode } from "#scripts/proof/counts.ts";

const VITEST = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults: [] };
const STATS = { expected: 4, unexpected: 0, flaky: 1, skipped: 0 };

test("the counts of all runners are added up in one line; a browser test that passed only when repeated has failed", () => {
	expect(describeCounts(sum([readCounts(VITEST), readCounts({ stats: STATS })]))).toBe("7 passed, 2 failed, 2 skipped");
	expect(describeCounts(sum([]))).toBe("0 passed, 0 failed");
});

test("a runner that ends badly without a failed test counts as one failure", () => {
	expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 1).failed).toBe(1);
	expect(withExitCode({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
	expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});

test("a report that is none is refused", () => {
	expect(() => readCounts({})).toThrow();
	expect(() => readCounts([])).toThrow();
});
