import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";
import { type Child, startChild } from "#scripts/system/children.ts";
import type { Mutation } from "./mutation-list.ts";

const REPORT = ".data/spec-mutations/report.json";
const running = new Set<Child>();

/** Why the statement's tests cannot be run here; undefined when they can. */
export function whyNotHere(test: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
	if (readsSite(test) && (env.BASE_URL === undefined || env.BACKEND_URL === undefined))
		return "needs BASE_URL, BACKEND_URL and BACKEND_KEY of a running `npm run dev`";
	if (test.endsWith(".db.test.ts") && env.TEST_DATABASE_URL === undefined) return "needs TEST_DATABASE_URL";
	return undefined;
}

/** Whether it asks the running site, which has to take up a changed line first. */
export function readsSite(test: string): boolean {
	return test.endsWith(".e2e.ts") || test.endsWith(".site.test.ts");
}

/** Runs the tests of a file that name the statement. None ran when the file does not load, or has no such test. */
export async function runNamedTests({ test, statement }: Pick<Mutation, "test" | "statement">): Promise<Outcome[]> {
	const isBrowserTest = test.endsWith(".e2e.ts");
	rmSync(REPORT, { force: true });
	mkdirSync(dirname(REPORT), { recursive: true });
	const child = startChild({
		name: statement,
		file: process.execPath,
		args: isBrowserTest ? playwright(test, statement) : vitest(test, statement),
		env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
		onLine: () => undefined,
	});
	running.add(child);
	await child.exited;
	running.delete(child);
	return readReport(isBrowserTest ? readPlaywright : readVitest);
}

/** Ends what still runs, with everything that it started. */
export function endNamedTests(): void {
	for (const { pid, hasExited } of running) if (!hasExited()) process.kill(-pid, "SIGTERM");
}

/** Matches the mark that e2e/support/spec.ts makes of this id, alone or among others. */
export function markPattern(statement: string): string {
	return `\\[spec ([0-9.]+ )*${statement.replace(".", "\\.")}[ \\]]`;
}

function vitest(test: string, statement: string): string[] {
	const project = /\.(db|site)\.test\.tsx?$/.exec(test)?.[1] ?? "unit";
	const report = ["--reporter=json", `--outputFile=${REPORT}`];
	return ["node_modules/.bin/vitest", "run", test, "--project", project, "-t", markPattern(statement), ...report];
}

function playwright(test: string, statement: string): string[] {
	return ["node_modules/.bin/playwright", "test", test, "-g", markPattern(statement), "--reporter=json"];
}

function readReport(read: (report: unknown) => Outcome[]): Outcome[] {
	try {
		return read(JSON.parse(readFileSync(REPORT, "utf8")));
	} catch {
		// A runner that died before it wrote its report has run nothing.
		return [];
	}
}

/** How a test of a report ended; one that was filtered out is not in the list. */
type Outcome = { title: string; hasPassed: boolean };

const VitestReport = z.object({
	testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});

const PlaywrightSpec = z.object({ title: z.string(), ok: z.boolean() });
const PlaywrightSuite = z.object({
	specs: z.array(PlaywrightSpec),
	get suites() {
		return z.optional(z.array(PlaywrightSuite));
	},
});
const PlaywrightReport = z.object({ suites: z.array(PlaywrightSuite) });

/** The tests that ran, from the report of Vitest's JSON reporter. Throws when it is none. */
export function readVitest(report: unknown): Outcome[] {
	return VitestReport.parse(report)
		.testResults.flatMap(({ assertionResults }) => assertionResults)
		.filter(({ status }) => status === "passed" || status === "failed")
		.map(({ fullName, status }) => ({ title: fullName, hasPassed: status === "passed" }));
}

/** The tests that ran, from the report of Playwright's JSON reporter. Throws when it is none. */
export function readPlaywright(report: unknown): Outcome[] {
	return PlaywrightReport.parse(report).suites.flatMap(outcomesOf);
}

function outcomesOf({ specs, suites = [] }: z.infer<typeof PlaywrightSuite>): Outcome[] {
	return [...specs.map(({ title, ok }) => ({ title, hasPassed: ok })), ...suites.flatMap(outcomesOf)];
}
