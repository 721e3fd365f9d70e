import { expect, test } from "vitest";
import { countPlaywright, countVitest, describeCounts, sum, withExitCode } from "#scripts/proof/counts.ts";

test("the counts of all runners are added up in one line", () => {
	const vitest = countVitest({ numPassedTests: 3, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 });
	const playwright = countPlaywright({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 } });
	expect(describeCounts(sum([vitest, playwright]))).toBe("7 passed, 1 failed");
});

test("what was skipped is said", () => {
	const counts = countVitest({ numPassedTests: 1, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 });
	expect(describeCounts(counts)).toBe("1 passed, 0 failed, 2 skipped");
});

test("a browser test that passed only when repeated has failed", () => {
	const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 };
	expect(countPlaywright({ stats })).toEqual({ passed: 4, failed: 2, skipped: 0 });
});

test("a runner that ends badly without a failed test counts as one failure", () => {
	expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 1).failed).toBe(1);
	expect(withExitCode({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
	expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});

test("a report that is none is refused", () => {
	expect(() => countVitest({})).toThrow();
	expect(() => countPlaywright([])).toThrow();
});
