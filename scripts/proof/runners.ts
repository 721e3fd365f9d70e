import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { none, type Report, readPlaywright, readVitest, withExitCode } from "#scripts/proof/counts.ts";
import { type Result, StepFailed } from "#scripts/proof/steps.ts";
import type { Child, ChildSpec } from "#scripts/system/children.ts";

type Log = (line: string) => void;
/** Starts a program that may fail without ending the others. */
export type Launch = (spec: ChildSpec) => Child;

const REPORTS = ".data/test";

/** A tool that is one test of its own: it passes when it ends with code 0. */
export function runTool(launch: Launch, args: string[], log: Log): Promise<Result<undefined>> {
	return runOnce(launch, tool(args, {}, log));
}

async function runOnce(launch: Launch, spec: ChildSpec): Promise<Result<undefined>> {
	const child = launch(spec);
	const exit = await child.exited;
	if (exit.code !== 0) throw new StepFailed(`${child.name} ended with ${exit.code ?? exit.signal}`);
	return { counts: { ...none, passed: 1 }, value: undefined };
}

/** Runs a Vitest project (`unit`, `db` or `site`). Throws StepFailed with the counts unless all tests pass. */
export function runVitest(
	launch: Launch,
	project: string,
	env: NodeJS.ProcessEnv,
	log: Log,
): Promise<Result<undefined>> {
	const report = reportFile(`vitest-${project}`);
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
	const spec = tool(["vitest", "run", "--project", project, ...reporters], env, log);
	return runCounted(launch, spec, report, readVitest);
}

/** Runs the browser tests. Throws StepFailed with the counts unless all pass. Notes how many elements axe looked at. */
export async function runPlaywright(launch: Launch, env: NodeJS.ProcessEnv, log: Log): Promise<Result<undefined>> {
	const report = reportFile("playwright");
	let note: string | undefined;
	const spec = tool(
		["playwright", "test", "--reporter=list,json,./e2e/support/axe-total.ts"],
		{ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
		(line) => {
			note ??= findElementsTested(line);
			log(line);
		},
	);
	const result = await runCounted(launch, spec, report, readPlaywright);
	return { ...result, note: note ?? "no element tested by axe" };
}

/** Breaks lines on purpose: passes when each is caught. */
export async function runMutations(launch: Launch, env: NodeJS.ProcessEnv, log: Log): Promise<Result<undefined>> {
	const spec = { ...tool([], env, log), name: "mutations", args: ["scripts/spec-mutations.ts"] };
	return runOnce(launch, spec);
}

/** The last line of e2e/support/axe-total.ts. */
function findElementsTested(line: string): string | undefined {
	return /^elements tested: \d+$/.exec(line)?.[0];
}

async function runCounted(launch: Launch, spec: ChildSpec, file: string, read: (report: unknown) => Report) {
	const child = launch(spec);
	const exit = await child.exited;
	const { counts: counted, failures } = readReport(file, read);
	const counts = withExitCode(counted, exit.code);
	if (counts.failed > 0) throw new StepFailed(`${counts.failed} failed`, counts, failures);
	return { counts, value: undefined };
}

/** A runner that died before it wrote its report has counted nothing. */
function readReport(file: string, read: (report: unknown) => Report): Report {
	try {
		return read(JSON.parse(readFileSync(file, "utf8")));
	} catch {
		return { counts: none, failures: [] };
	}
}

function reportFile(name: string): string {
	mkdirSync(REPORTS, { recursive: true });
	const file = `${REPORTS}/${name}.json`;
	rmSync(file, { force: true });
	return file;
}

/** Colours are for people: a tool whose output is collected cannot see whether one is reading. */
function tool([name = "", ...args]: string[], env: NodeJS.ProcessEnv, onLine: Log): ChildSpec {
	const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
	const file = process.execPath;
	return {
		name,
		file,
		args: [`node_modules/.bin/${name}`, ...args],
		env: { ...process.env, ...colours, ...env },
		onLine,
	};
}
