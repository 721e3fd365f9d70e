import * as z from "zod";

/** How many tests of each outcome. */
export type Counts = { passed: number; failed: number; skipped: number };

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

const VitestReport = z
	.object({ numPassedTests: z.int(), numFailedTests: z.int(), numPendingTests: z.int(), numTodoTests: z.int() })
	.transform(({ numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests }): Counts => {
		return { passed, failed, skipped: numPendingTests + numTodoTests };
	});

/** No test is tried twice, so one that is said to be flaky has failed. */
const PlaywrightReport = z
	.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }) })
	.transform(({ stats }): Counts => {
		return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
	});

/** Reads a report of Vitest's or Playwright's JSON reporter. Throws when it is neither. */
export function readCounts(report: unknown): Counts {
	return z.union([VitestReport, PlaywrightReport]).parse(report);
}

/** A runner that ended badly without a failed test (a file that does not load, no test found) has failed once. */
export function withExitCode(counts: Counts, code: number | null): Counts {
	return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

export function sum(all: readonly Counts[]): Counts {
	const of = (kind: keyof Counts) => all.reduce((total, counts) => total + counts[kind], 0);
	return { passed: of("passed"), failed: of("failed"), skipped: of("skipped") };
}

/** The last line of `npm test`: "12 passed, 0 failed", and what was skipped when anything was. */
export function describeCounts({ passed, failed, skipped }: Counts): string {
	return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
