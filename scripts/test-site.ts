import { writeFileSync } from "node:fs";
import { testDatabases } from "#scripts/proof/facts-template.ts";
import { prepareFacts, preparePages } from "#scripts/proof/proof.ts";
import { startSteps } from "#scripts/proof/steps.ts";
import { startTestSite } from "#scripts/proof/test-site.ts";
import { runSupervised } from "#scripts/site/supervised.ts";
import { printLine, runCommand } from "#scripts/terminal/terminal.ts";

const ENV_FILE = ".data/test-site.env";

/**
 * `npm run test:site`: the site as in `npm test`, until Ctrl-C, for work on single tests: `. .data/test-site.env; npx playwright test
 * e2e/home.e2e.ts`.
 */
await runCommand(() =>
	runSupervised({ lockFile: ".data/test.lock" }, async (supervisor) => {
		const steps = startSteps(printLine);
		const facts = steps.step("facts", Promise.resolve(), () => prepareFacts(supervisor, printLine));
		const [given, chromium] = await Promise.all([facts, preparePages({ steps, supervisor })]);
		const site = await startTestSite(supervisor, given, chromium, printLine);
		const env = { ...site.env, ...(await testDatabases(given, "uchit_test_queries")) };
		const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
		writeFileSync(
			ENV_FILE,
			Object.entries(env)
				.map(([name, value]) => `export ${name}=${quote(value)}\n`)
				.join(""),
		);
		printLine(`The site is at ${site.env.BASE_URL}. What its tests need to know: . ${ENV_FILE}`);
		await Promise.race([supervisor.failed, supervisor.ending]);
		return 1;
	}),
);
