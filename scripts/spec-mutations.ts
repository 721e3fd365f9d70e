import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { readCounts } from "#scripts/proof/counts.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";
import { readMutations, type SpecMutation } from "../checks/spec-mutations.ts";

const REPORT = ".data/spec-mutations.json";
const RELOAD_MS = 2_000;

/**
 * `npm run spec:mutations`, or `-- 9.12 2.14` for some statements: breaks each line of docs/spec-mutations.tsv and expects the
 * statement's test to fail. Site tests need the environment of `npm run dev`, database tests TEST_DATABASE_URL. A SIGKILL leaves one
 * broken line: see `git diff`.
 */
await runCommand(async () => {
	let isStopped = false;
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => (isStopped = true));
	const wanted = process.argv.slice(2);
	const chosen = readMutations().filter(({ statement }) => wanted.length === 0 || wanted.includes(statement));
	let caught = 0;
	for (const mutation of chosen) {
		await sleep(0);
		if (isStopped) return 130;
		const verdict = await tryMutation(mutation);
		if (verdict === "caught") caught += 1;
		printLine(
			`${verdict.padEnd(24)} ${mutation.statement.padEnd(5)} ${mutation.file}: ${mutation.line} → ${mutation.broken}`,
		);
	}
	printLine(`${caught} of ${chosen.length} caught`);
	return chosen.length > 0 && caught === chosen.length ? 0 : 1;
});

async function tryMutation(mutation: SpecMutation): Promise<string> {
	const { file, line, broken, test } = mutation;
	const readsSite = /\.(e2e|site\.test)\.ts$/.test(test);
	if (readsSite && process.env.BASE_URL === undefined) return "not run: no BASE_URL";
	const reload = () => sleep(readsSite ? RELOAD_MS : 0);
	const before = runTests(mutation);
	if (before.failed > 0 || before.passed === 0) return "fails as the line is";
	const source = readFileSync(file, "utf8");
	try {
		writeFileSync(
			file,
			source.replace(line, () => broken),
		);
		await reload();
		const { passed, failed } = runTests(mutation);
		return failed > 0 ? "caught" : passed > 0 ? "survived" : "no test ran when broken";
	} finally {
		writeFileSync(file, source);
		await reload();
	}
}

/** Runs the tests whose title names the statement. Counts none if the file does not load. */
function runTests({ test, statement }: SpecMutation): { passed: number; failed: number } {
	const isBrowser = test.endsWith(".e2e.ts");
	const title = `\\[spec ([0-9.]+ )*${statement.replace(".", "\\.")}[ \\]]`;
	const project = /\.(db|site)\.test\.tsx?$/.exec(test)?.[1] ?? "unit";
	const args = isBrowser
		? ["playwright", "test", test, "-g", title, "--reporter=json"]
		: ["vitest", "run", test, "--project", project, "-t", title, "--reporter=json", `--outputFile=${REPORT}`];
	rmSync(REPORT, { force: true });
	const [tool = "", ...rest] = args;
	spawnSync(process.execPath, [`node_modules/.bin/${tool}`, ...rest], {
		stdio: "ignore",
		env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
	});
	try {
		return readCounts(JSON.parse(readFileSync(REPORT, "utf8")));
	} catch (error) {
		printLine(`${test}: ${String(error)}`);
		return { passed: 0, failed: 0 };
	}
}
