import { relative } from "node:path";
import * as z from "zod";

/** How many tests of each outcome. */
export type Counts = { passed: number; failed: number; skipped: number };

/** What a runner's report says; `failures`: each failed test, as "file: name: what went wrong". */
export type Report = { counts: Counts; failures: readonly string[] };

export const none: Counts = { passed: 0, failed: 0, skipped: 0 };

const VitestReport = z.object({
	numPassedTests: z.number(),
	numFailedTests: z.number(),
	numPendingTests: z.number(),
	numTodoTests: z.number(),
	testResults: z.array(
		z.object({
			name: z.string(),
			assertionResults: z.array(
				z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) }),
			),
		}),
	),
});

const PlaywrightTest = z.object({
	results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
});

const PlaywrightSuite = z.object({
	specs: z.array(
		z.object({ title: z.string(), file: z.string(), ok: z.boolean(), tests: z.array(PlaywrightTest).default([]) }),
	),
	get suites() {
		return z.array(PlaywrightSuite).optional();
	},
});

const PlaywrightReport = z.object({
	stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
	suites: z.array(PlaywrightSuite),
});

/** Reads the report of Vitest's JSON reporter. Throws when it is none. */
export function readVitest(report: unknown): Report {
	const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = VitestReport.parse(report);
	const failures = testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status }) => status === "failed")
			.map((test) => describe(relative(process.cwd(), name), test.fullName, test.failureMessages)),
	);
	const counts = { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
	return { counts, failures };
}

/** Reads the report of Playwright's JSON reporter. No test is tried twice, so one that is said to be flaky has failed. */
export function readPlaywright(report: unknown): Report {
	const { stats, suites } = PlaywrightReport.parse(report);
	const { expected, unexpected, flaky, skipped } = stats;
	return { counts: { passed: expected, failed: unexpected + flaky, skipped }, failures: suites.flatMap(failuresOf) };
}

function failuresOf({ specs, suites = [] }: z.output<typeof PlaywrightSuite>): string[] {
	const own = specs
		.filter(({ ok }) => !ok)
		.map(({ file, title, tests }) => {
			const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
			return describe(
				`e2e/${file}`,
				title,
				errors.map(({ message = "" }) => message),
			);
		});
	return [...own, ...suites.flatMap(failuresOf)];
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");
/** Of a message the first lines: what was expected, of what, and what was there. */
const MESSAGE_LINES = 8;

function describe(file: string, name: string, messages: readonly string[]): string {
	const lines = messages.flatMap((message) =>
		message
			.replaceAll(COLOURS, "")
			.split("\n")
			.filter((line) => line.trim() !== ""),
	);
	return [`${file}: ${name}`, ...lines.slice(0, MESSAGE_LINES).map((line) => `     ${line.trim()}`)].join("\n");
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
