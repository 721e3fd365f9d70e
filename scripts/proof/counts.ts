import * as z from "zod";

/** How many tests of each outcome. */
export type Counts = { passed: number; failed: number; skipped: number };

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

const VitestReport = z.object({
	numPassedTests: z.number(),
	numFailedTests: z.number(),
	numPendingTests: z.number(),
	numTodoTests: z.number(),
});

const PlaywrightReport = z.object({
	stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Counts in the report of Vitest's JSON reporter. Throws when it is none. */
export function countVitest(report: unknown): Counts {
	const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = VitestReport.parse(report);
	return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** Counts in the report of Playwright's JSON reporter. No test is tried twice, so one that is said to be flaky has failed. */
export function countPlaywright(report: unknown): Counts {
	const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(report).stats;
	return { passed: expected, failed: unexpected + flaky, skipped };
}

/** A runner that ended badly without a failed test (a file that does not load, no test found) has failed once. */
export function withExitCode(counts: Counts, code: number | null): Counts {
	return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

export function sum(all: readonly Counts[]): Counts {
	return all.reduce(
		(total, { passed, failed, skipped }) => ({
			passed: total.passed + passed,
			failed: total.failed + failed,
			skipped: total.skipped + skipped,
		}),
		none,
	);
}

/** The last line of `npm test`: "12 passed, 0 failed", and what was skipped when anything was. */
export function describeCounts({ passed, failed, skipped }: Counts): string {
	return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
