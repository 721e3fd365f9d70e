import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { type Counts, NO_TESTS, readCounts, withExitCode } from "#scripts/proof/counts.ts";
import { type Result, StepFailed } from "#scripts/proof/steps.ts";
import type { Child, ChildSpec } from "#scripts/system/children.ts";

type Log = (line: string) => void;
export type Launch = (spec: ChildSpec) => Child;

const REPORTS = ".data/test";

export async function runTool(launch: Launch, args: string[], log: Log): Promise<Result<undefined>> {
	const child = launch(tool(args, {}, log));
	const exit = await child.exited;
	if (exit.code !== 0) throw new StepFailed(`${child.name} ended with ${exit.code ?? exit.signal}`);
	return { counts: { ...NO_TESTS, passed: 1 }, value: undefined };
}

/** Runs a Vitest project (`unit`, `db` or `site`). Throws StepFailed with the counts if a test fails. */
export function runVitest(launch: Launch, project: string, env: NodeJS.ProcessEnv, log: Log) {
	const report = reportFile(`vitest-${project}`);
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
	return runCounted(launch, tool(["vitest", "run", "--project", project, ...reporters], env, log), report);
}

/** Throws StepFailed with the counts if a test fails. Notes how many elements axe checked. */
export function runPlaywright(launch: Launch, env: NodeJS.ProcessEnv, log: Log) {
	const report = reportFile("playwright");
	const args = ["playwright", "test", "--reporter=list,json,./e2e/support/axe-total.ts"];
	return runCounted(launch, tool(args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, log), report);
}

const FAILED = /^(?: FAIL +| {2}\d+\) )(.*?)(?: ─+)?$/;
const NOTE = /^elements tested: \d+$/;

async function runCounted(launch: Launch, spec: ChildSpec, file: string): Promise<Result<undefined>> {
	const failures = new Set<string>();
	let note: string | undefined;
	const onLine = (line: string) => {
		const text = stripVTControlCharacters(line);
		const [, failed] = FAILED.exec(text) ?? [];
		if (failed !== undefined) failures.add(failed);
		if (NOTE.test(text)) note = text;
		spec.onLine(line);
	};
	const { code } = await launch({ ...spec, onLine }).exited;
	const counts = withExitCode(readReport(file), code);
	if (counts.failed > 0) throw new StepFailed(`${counts.failed} failed`, counts, [...failures]);
	return { counts, value: undefined, ...(note !== undefined && { note }) };
}

/** A runner that died before its report counted nothing. */
function readReport(file: string): Counts {
	try {
		return readCounts(JSON.parse(readFileSync(file, "utf8")));
	} catch {
		return NO_TESTS;
	}
}

function reportFile(name: string): string {
	mkdirSync(REPORTS, { recursive: true });
	const file = `${REPORTS}/${name}.json`;
	rmSync(file, { force: true });
	return file;
}

/** A program of node_modules. A tool with piped output cannot see a terminal, so colours are forced for people. */
function tool([name = "", ...args]: string[], env: NodeJS.ProcessEnv, onLine: Log): ChildSpec {
	const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
	return {
		name,
		file: process.execPath,
		args: [`node_modules/.bin/${name}`, ...args],
		env: { ...process.env, ...colours, ...env },
		onLine,
	};
}
