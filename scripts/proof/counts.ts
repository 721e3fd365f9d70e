import * as z from "zod";

export type Counts = { passed: number; failed: number; skipped: number };

export const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

const VitestReport = z
	.object({ numPassedTests: z.int(), numFailedTests: z.int(), numPendingTests: z.int(), numTodoTests: z.int() })
	.transform(({ numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests }): Counts => {
		return { passed, failed, skipped: numPendingTests + numTodoTests };
	});

/** Tests are not retried, so a flaky one counts as failed. */
const PlaywrightReport = z
	.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }) })
	.transform(({ stats }): Counts => {
		return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
	});

/** Reads a JSON report of Vitest or Playwright. Throws for anything else. */
export function readCounts(report: unknown): Counts {
	return z.union([VitestReport, PlaywrightReport]).parse(report);
}

/** A runner that exits with an error but no failed test (a file does not load, no test found) counts as one failure. */
export function withExitCode(counts: Counts, code: number | null): Counts {
	return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

export function sum(all: readonly Counts[]): Counts {
	const of = (kind: keyof Counts) => all.reduce((total, counts) => total + counts[kind], 0);
	return { passed: of("passed"), failed: of("failed"), skipped: of("skipped") };
}

export function describeCounts({ passed, failed, skipped }: Counts): string {
	return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
