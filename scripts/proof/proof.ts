import { proveCrashes } from "#scripts/crash/crash-proof.ts";
import { FLEET_LONG } from "#scripts/faults/fleet-proof.ts";
import { proveFleetAloud } from "#scripts/faults/fleet-report.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { ensureChromium } from "#scripts/proof/chromium.ts";
import { type Proof, proveCode, waitForAll } from "#scripts/proof/code.ts";
import { NO_TESTS } from "#scripts/proof/counts.ts";
import { buildsSpec, ensureFactsTemplate, testDatabases } from "#scripts/proof/facts-template.ts";
import { runPlaywright, runVitest } from "#scripts/proof/runners.ts";
import type { Result } from "#scripts/proof/steps.ts";
import { type Facts, startTestSite, type TestSite } from "#scripts/proof/test-site.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import { buildStudioWhenStale, buildWebWhenStale } from "#scripts/site/web-build.ts";

type Log = (line: string) => void;

const DATA_DIR = ".data/test-postgres";
const POSTGRES_PORT = 54_321;

/**
 * Runs the wanted parts on their own ports and databases. Independent parts overlap, but the database tests and then the browser tests
 * run alone, as they depend on timing.
 */
export async function prove(proof: Proof): Promise<void> {
	const { wants, steps, supervisor } = proof;
	const ready = Promise.resolve();
	const code = proveCode(proof);
	const wantsSite = wants("site") || wants("e2e");
	if (!wants("db") && !wantsSite && !wants("faults")) return code;

	const facts = steps.step("facts", ready, (log) => prepareFacts(supervisor, log));
	const pages = wantsSite ? preparePages(proof) : undefined;
	await waitForAll(code, facts, pages ?? ready);
	if (wants("db")) await waitForAll(steps.step("db", facts, (log, given) => proveQueries(proof, given, log)));
	if (wants("faults")) await proveAtLength(proof);
	if (pages !== undefined) await provePages(proof, Promise.all([facts, pages]));
}

export async function prepareFacts(supervisor: Supervisor, log: Log): Promise<Result<Facts>> {
	const options = { dataDir: DATA_DIR, port: POSTGRES_PORT, durable: false, log: () => undefined };
	const { child, stop, url: urlOf } = await startPostgres(options);
	supervisor.adopt(child, stop);
	const template = await ensureFactsTemplate({ urlOf, run: supervisor.run, log });
	await supervisor.run(buildsSpec(urlOf(template), log));
	return { counts: NO_TESTS, value: { urlOf, template } };
}

export async function preparePages({
	steps,
	supervisor: { run },
}: Pick<Proof, "steps" | "supervisor">): Promise<string> {
	const ready = Promise.resolve();
	const make = <Value>(name: string, work: (run: Supervisor["run"], log: Log) => Promise<Value>) =>
		steps.step(name, ready, async (log) => ({ counts: NO_TESTS, value: await work(run, log) }));
	const chromium = make("chromium", ensureChromium);
	const pages = make("pages", buildWebWhenStale);
	const desk = make("desk", buildStudioWhenStale);
	const [path] = await Promise.all([chromium, pages, desk]);
	return path;
}

async function proveQueries({ supervisor, depth }: Proof, facts: Facts, log: Log) {
	const databases = await testDatabases(facts, "uchit_test_queries");
	return runVitest(supervisor.launch, "db", { ...databases, PROOF: depth }, log);
}

async function provePages({ wants, depth, steps, supervisor }: Proof, needs: Promise<readonly [Facts, string]>) {
	const running = steps.step("start", needs, async (log, [facts, chromium]) => ({
		counts: NO_TESTS,
		value: await startTestSite(supervisor, facts, chromium, log),
	}));
	const onSite = (run: (env: Record<string, string>, log: Log) => Promise<Result<undefined>>) => {
		return async (log: Log, { env, lastLines }: TestSite) => {
			try {
				return await run({ ...env, PROOF: depth }, log);
			} finally {
				for (const line of lastLines()) log(line);
			}
		};
	};
	const { launch } = supervisor;
	const site = onSite((env, log) => runVitest(launch, "site", env, log));
	const browser = onSite((env, log) => runPlaywright(launch, env, log));
	if (wants("site")) await waitForAll(steps.step("site", running, site));
	if (wants("e2e")) await waitForAll(steps.step("e2e", running, browser));
	await waitForAll(running.then(({ close }) => close()));
}

/** Proofs of a quarter of an hour each, only in `npm run test:full`. Each throws on a problem and returns a summary. */
const LONG_PROOFS = {
	faults: (supervisor, log) => proveFleetAloud(FLEET_LONG, supervisor, log),
	crashes: (_supervisor, log) => proveCrashes(log),
} as const satisfies Record<string, (supervisor: Supervisor, log: (line: string) => void) => Promise<string>>;

async function proveAtLength({ depth, steps, supervisor }: Pick<Proof, "depth" | "steps" | "supervisor">) {
	for (const [name, prove] of Object.entries(LONG_PROOFS)) {
		if (depth !== "full") {
			steps.leaveOut(name, "in npm run test:full alone");
			continue;
		}
		const step = steps.step(name, Promise.resolve(), async (log) => {
			log(await prove(supervisor, log));
			return { counts: { ...NO_TESTS, passed: 1 }, value: undefined };
		});
		await Promise.allSettled([step]);
	}
}
