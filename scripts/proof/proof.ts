import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { proveFaults, SHORT } from "#scripts/faults/fault-proof.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { ensureChromium } from "#scripts/proof/chromium.ts";
import { type Proof, proveCode, settled } from "#scripts/proof/code.ts";
import { none } from "#scripts/proof/counts.ts";
import { cloneDatabase, ensureFactsTemplate } from "#scripts/proof/facts-template.ts";
import { startOutsideWorld } from "#scripts/proof/outside-world.ts";
import { runPlaywright, runVitest } from "#scripts/proof/runners.ts";
import type { Result } from "#scripts/proof/steps.ts";
import {
	adminInvitation,
	type BackendSettings,
	backend,
	backendSettings,
	contentLoad,
	untilReady,
	type WebSettings,
	web,
} from "#scripts/site/programs.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import { buildStudioWhenStale, buildWebWhenStale } from "#scripts/site/web-build.ts";
import { freePort } from "#scripts/system/ports.ts";

type Log = (line: string) => void;
type Facts = { urlOf: (database: string) => string; template: string };

const DATA_DIR = ".data/test-postgres";
const POSTGRES_PORT = 54_321;
const FILES_DIR = ".data/test-files";
const HOST = "127.0.0.1";
const WEB_PORT = 3100;
const BACKEND_PORT = 4100;

/**
 * Runs the wanted parts of the proof on ports and databases of their own. What does not depend on each other overlaps;
 * the database tests, and then the browser tests, have the machine to themselves: they watch a clock.
 */
export async function prove(proof: Proof): Promise<void> {
	const { wants, steps, supervisor } = proof;
	const ready = Promise.resolve();
	const code = proveCode(proof);
	if (!wants("db") && !wants("e2e")) return code;

	const facts = steps.step("facts", ready, (log) => prepareFacts(supervisor, log));
	const site = wants("e2e") ? prepareSite(proof) : undefined;
	await settled(code, facts, site ?? ready);
	if (wants("db")) await settled(steps.step("database tests", facts, (log, given) => proveQueries(proof, given, log)));
	if (wants("db")) await settled(steps.step("leads under faults", ready, (log) => proveLeads(proof, log)));
	if (site === undefined) return;
	const needs = Promise.all([facts, site]);
	await settled(
		steps.step("browser tests", needs, (log, [given, chromium]) => provePages(proof, given, chromium, log)),
	);
}

async function prepareFacts(supervisor: Supervisor, log: Log): Promise<Result<Facts>> {
	const options = { dataDir: DATA_DIR, port: POSTGRES_PORT, durable: false, log: () => undefined };
	const { child, stop, url: urlOf } = await startPostgres(options);
	supervisor.adopt(child, stop);
	const template = await ensureFactsTemplate({ urlOf, run: supervisor.run, log });
	return { counts: none, value: { urlOf, template } };
}

/** The built pages, and the path of a browser to look at them with. */
async function prepareSite({ steps, supervisor: { run } }: Proof): Promise<string> {
	const ready = Promise.resolve();
	const chromium = steps.step("chromium", ready, async (log) => ({
		counts: none,
		value: await ensureChromium(run, log),
	}));
	const pages = steps.step("pages", ready, async (log) => ({ counts: none, value: await buildWebWhenStale(run, log) }));
	const desk = steps.step("desk", ready, async (log) => ({
		counts: none,
		value: await buildStudioWhenStale(run, log),
	}));
	const [path] = await Promise.all([chromium, pages, desk]);
	return path;
}

async function proveQueries({ supervisor }: Proof, { urlOf, template }: Facts, log: Log): Promise<Result<undefined>> {
	const url = await cloneDatabase(urlOf, template, "uchit_test_queries");
	return runVitest(supervisor.launch, "db", { TEST_DATABASE_URL: url }, log);
}

/** The short form of `npm run test:faults`; the database has every safety on, which that of the tests has not. */
async function proveLeads({ supervisor }: Proof, log: Log): Promise<Result<undefined>> {
	log(await proveFaults(SHORT, supervisor, log));
	const note = `${SHORT.leads} acknowledged, stored and delivered once`;
	return { counts: { ...none, passed: 1 }, value: undefined, note };
}

async function provePages({ supervisor }: Proof, { urlOf, template }: Facts, chromium: string, log: Log) {
	const databaseUrl = await cloneDatabase(urlOf, template, "uchit_test_pages");
	rmSync(FILES_DIR, { recursive: true, force: true });
	await supervisor.run(contentLoad(databaseUrl, log, FILES_DIR));
	const outside = await startOutsideWorld();
	const { service, site, ...own } = await launchSite(supervisor, { databaseUrl, ...outside });
	try {
		await Promise.all([untilReady(service, own.backendUrl), untilReady(site, own.url)]);
		const desk = { databaseUrl, contentUrl: own.backendUrl };
		const admin = await inviteAdmin(supervisor, { ...desk, email: "admin@desk.example.org" });
		const moderator = await inviteAdmin(supervisor, { ...desk, email: "moderator@desk.example.org" });
		const links = {
			STUDIO_EMAIL: admin.email,
			STUDIO_LINK: admin.link,
			MODERATOR_EMAIL: moderator.email,
			MODERATOR_LINK: moderator.link,
		};
		const addresses = {
			BASE_URL: own.url,
			BACKEND_URL: own.backendUrl,
			BACKEND_KEY: own.key,
			AUTH_SECRET: own.authSecret,
		};
		const env = {
			...addresses,
			BACKEND_SETTINGS: JSON.stringify(own.settings),
			CHROMIUM: chromium,
			...links,
			...outside.env,
		};
		return await runPlaywright(supervisor.launch, env, log);
	} finally {
		for (const { name, lastLines } of [service, site]) for (const line of lastLines()) log(`${name} | ${line}`);
		await outside.close();
	}
}

type OnWhat = Pick<BackendSettings, "databaseUrl" | "delivery"> & Pick<WebSettings, "signIn">;

async function launchSite({ launch }: Supervisor, { databaseUrl, delivery, signIn }: OnWhat) {
	const secret = () => randomBytes(32).toString("hex");
	const key = secret();
	const authSecret = secret();
	const port = await freePort(WEB_PORT);
	const backendPort = await freePort(BACKEND_PORT, [port]);
	const backendUrl = `http://${HOST}:${backendPort}`;
	const url = `http://${HOST}:${port}`;
	const common = { mode: "production", host: HOST, key } as const;
	const personal = { contentSecret: secret(), personalKeys: `proof:${secret()}`, lookupKey: secret() };
	const own = { ...common, ...personal, databaseUrl, delivery, port: backendPort, siteUrl: url, filesDir: FILES_DIR };
	const service = launch(backend(own, () => undefined));
	const site = launch(
		web({ ...common, port, backendUrl, contentUrl: backendUrl, authSecret, signIn, designPage: "on" }, () => undefined),
	);
	return { service, site, backendUrl, url, key, authSecret, settings: backendSettings(own) };
}

/** Somebody who can work at the desk, once they have chosen a password with the link that is printed. */
async function inviteAdmin({ run }: Supervisor, at: { databaseUrl: string; contentUrl: string; email: string }) {
	const lines: string[] = [];
	await run(adminInvitation({ ...at, isOtpReset: false }, (line) => lines.push(line)));
	return { email: at.email, link: lines.find((line) => line.startsWith(at.contentUrl)) ?? "" };
}
