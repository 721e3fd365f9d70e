import { setTimeout as sleep } from "node:timers/promises";
import { BadSettings } from "@uchit/settings/parse-settings.ts";
import type { Settings } from "#scripts/env.ts";
import {
	authSecretOf,
	backendKeyOf,
	contentSecretOf,
	personalKeysOf,
	servicePasswordOf,
} from "#scripts/site/backend-key.ts";
import { withClient } from "#scripts/site/database.ts";
import { keepOwnDatabaseUp, startLockOf } from "#scripts/site/own-database.ts";
import { hashPreparation, prepareOnce } from "#scripts/site/prepared.ts";
import {
	backendSpec,
	contentLoad,
	factsLoad,
	type Mode,
	migrations,
	untilReady,
	webSpec,
} from "#scripts/site/programs.ts";
import { grantRows, grantServiceLogin } from "#scripts/site/service-role.ts";
import { runSupervised } from "#scripts/site/supervised.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import { buildStudioWhenStale, buildWebWhenStale } from "#scripts/site/web-build.ts";
import type { ChildSpec } from "#scripts/system/children.ts";
import { freePort } from "#scripts/system/ports.ts";
import { type Stopwatch, seconds, startStopwatch } from "#scripts/terminal/stopwatch.ts";
import { formatTable, prefixed, printLine } from "#scripts/terminal/terminal.ts";

type Site = { settings: Settings; mode: Mode; supervisor: Supervisor; stopwatch: Stopwatch; key: string };
type Addresses = { site: string | undefined; backend: string | undefined; database: string | undefined };

/** When a program dies, its dependents fail too, often first: time for the cause to be reported. */
const DOMINO_MS = 500;

/**
 * Starts what ROLE names, by default the whole site, and restarts programs that exit until a signal comes (exit code 0). Returns 1 if a
 * program fails before it was ready. Ends every program before it returns. Throws LockTaken if already running, and BadSettings.
 */
export async function runSite(settings: Settings, mode: Mode): Promise<number> {
	requireRoleAddresses(settings);
	const key = settings.BACKEND_KEY ?? backendKeyOf(settings.DATA_DIR);
	const stopwatch = startStopwatch((name, ms) => printLine(`${name}: ${seconds(ms)}`));
	return runSupervised({ lockFile: lockOf(settings), codeWhenSignalled: 0 }, (supervisor) =>
		keepUp({ settings, mode, supervisor, stopwatch, key }),
	);
}

function requireRoleAddresses({ ROLE, BACKEND_URL, CONTENT_URL }: Settings): void {
	if (ROLE !== "web" || (BACKEND_URL !== undefined && CONTENT_URL !== undefined)) return;
	throw new BadSettings("BACKEND_URL, CONTENT_URL: expected where the backend is, because ROLE is web");
}

/** Only one command may run the data directory's cluster; on an external database several programs may run. */
function lockOf(settings: Settings): string {
	const { ROLE, PORT, BACKEND_PORT, DATABASE_URL } = settings;
	if (ROLE === "all" || (ROLE !== "web" && DATABASE_URL === undefined)) return startLockOf(settings);
	return `${settings.DATA_DIR}/${ROLE}-${ROLE === "web" ? PORT : BACKEND_PORT}.lock`;
}

async function keepUp(site: Site): Promise<number> {
	const { supervisor } = site;
	const up = bringUp(site).then((addresses) => announce(site, addresses));
	const staysUp = up.then(() => supervisor.ending);
	try {
		await Promise.race([staysUp, supervisor.failed]);
		await sleep(DOMINO_MS);
	} catch (error) {
		await sleep(DOMINO_MS);
		if (supervisor.failures.length === 0) throw error;
	} finally {
		for (const failure of supervisor.failures) printLine(failure.message);
		await supervisor.end();
		await Promise.allSettled([up]);
	}
	return 1;
}

async function bringUp(site: Site): Promise<Addresses> {
	const { settings, stopwatch } = site;
	const { ROLE } = settings;
	const isAway = settings.BACKEND_URL !== undefined && settings.CONTENT_URL !== undefined;
	const hasBackend = ROLE === "api" || ROLE === "worker" || (ROLE === "all" && !isAway);
	const hasWeb = ROLE === "web" || ROLE === "all";
	const shown = { hasWeb, hasDesk: hasBackend && ROLE !== "worker" };
	const [own] = await Promise.all([
		hasBackend ? startOwnBackend(site) : undefined,
		stopwatch.measure("pages", () => buildWhatIsShown(site, shown)),
	]);
	const backendUrl = settings.BACKEND_URL ?? own?.url ?? "";
	const contentUrl = settings.CONTENT_URL ?? own?.url ?? "";
	const url = hasWeb ? await stopwatch.measure("site", () => startWeb(site, backendUrl, contentUrl)) : undefined;
	return { site: url, backend: own?.url, database: own?.databaseUrl };
}

/** The backend serves the desk, also in development. Built in sequence, as each build uses the whole machine. */
async function buildWhatIsShown(
	{ mode, supervisor: { run } }: Site,
	{ hasWeb, hasDesk }: { hasWeb: boolean; hasDesk: boolean },
): Promise<void> {
	if (hasWeb && mode === "production") await buildWebWhenStale(run);
	if (hasDesk) await buildStudioWhenStale(run);
}

async function startOwnBackend(site: Site): Promise<{ url: string; databaseUrl: string }> {
	const { settings, mode, supervisor, stopwatch, key } = site;
	const database = await findDatabase(site);
	await stopwatch.measure("facts", () => prepareDatabase(site, database));
	const databaseUrl = await database.letIn();
	const port = await portFor("BACKEND_PORT", settings.BACKEND_PORT, [settings.PORT]);
	const host = settings.ROLE === "all" ? "127.0.0.1" : settings.HOST;
	const contentSecret = settings.CONTENT_SECRET ?? contentSecretOf(settings.DATA_DIR);
	const siteUrl = settings.SITE_URL ?? `http://127.0.0.1:${settings.PORT}`;
	const personal = personalKeysFor(settings);
	const own = { databaseUrl, key, contentSecret, ...personal, studioOrigins: studioOriginsOf(settings), siteUrl };
	const role = settings.ROLE === "web" ? "all" : settings.ROLE;
	const metrics = settings.BACKEND_METRICS_PORT === undefined ? {} : { metricsPort: settings.BACKEND_METRICS_PORT };
	const spec = backendSpec({ mode, role, host, port, ...metrics, ...own }, prefixed("backend"));
	const url = urlOf(host, port);
	await stopwatch.measure("backend", () => keepProgramUp(supervisor, spec, url));
	return { url, databaseUrl };
}

type OwnedDatabase = {
	ownerUrl: string;
	isOurs: boolean;
	letIn: () => Promise<string>;
};

async function findDatabase({ settings, supervisor, stopwatch }: Site): Promise<OwnedDatabase> {
	const { DATABASE_URL: given, DATABASE_ADMIN_URL: ownerUrl = given, DATA_DIR } = settings;
	if (given === undefined || ownerUrl === undefined) {
		const { url } = await stopwatch.measure("database", () => keepOwnDatabaseUp(settings, supervisor));
		return { ownerUrl: url, isOurs: true, letIn: () => grantServiceLogin(url, servicePasswordOf(DATA_DIR)) };
	}
	const letIn = async () => {
		if (ownerUrl !== given) await grantRows(ownerUrl, decodeURIComponent(new URL(given).username));
		return given;
	};
	return { ownerUrl, isOurs: false, letIn };
}

/** An instance with only the api role leaves the facts to its worker. */
async function prepareDatabase(
	{ settings, supervisor: { run } }: Site,
	{ ownerUrl, isOurs }: OwnedDatabase,
): Promise<void> {
	const migrate = () => run(migrations(ownerUrl, prefixed("migrate")));
	const prepare = async () => {
		await migrate();
		await run(factsLoad(ownerUrl, prefixed("load")));
		await run(contentLoad(ownerUrl, prefixed("content")));
	};
	if (settings.ROLE === "api") await migrate();
	else if (isOurs) await prepareOnce(ownerUrl, hashPreparation, prepare);
	else await prepare();
}

function keepProgramUp(supervisor: Supervisor, spec: ChildSpec, url: string): Promise<void> {
	return supervisor.keepUp(spec.name, async () => {
		const child = supervisor.launch(spec);
		await untilReady(child, url);
		return child;
	});
}

function personalKeysFor({ DATA_DIR, PERSONAL_KEYS, LOOKUP_KEY }: Settings) {
	const made = personalKeysOf(DATA_DIR);
	return { personalKeys: PERSONAL_KEYS ?? made.personalKeys, lookupKey: LOOKUP_KEY ?? made.lookupKey };
}

function studioOriginsOf({ SITE_URL, PORT, STUDIO_ORIGINS }: Settings): string {
	const site = SITE_URL === undefined ? ["127.0.0.1", "localhost"].map((host) => `http://${host}:${PORT}`) : [SITE_URL];
	return [...site, STUDIO_ORIGINS ?? ""].join(",");
}

async function startWeb(site: Site, backendUrl: string, contentUrl: string): Promise<string> {
	const { settings, mode, supervisor, key } = site;
	const host = settings.HOST;
	const port = await portFor("PORT", settings.PORT, []);
	const authSecret = settings.AUTH_SECRET ?? authSecretOf(settings.DATA_DIR);
	const spec = webSpec({ mode, host, port, key, authSecret, backendUrl, contentUrl }, prefixed("web"));
	const url = urlOf(host, port);
	await keepProgramUp(supervisor, spec, url);
	return url;
}

function urlOf(host: string, port: number): string {
	return `http://${["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host}:${port}`;
}

/** Called only right before the program starts: a minute later another may have the port. */
async function portFor(setting: string, wanted: number, taken: readonly number[]): Promise<number> {
	const port = await freePort(wanted, taken);
	if (port !== wanted) printLine(`${setting} ${wanted} is in use; taking ${port}.`);
	return port;
}

async function announce({ settings, stopwatch }: Site, { site, backend, database }: Addresses): Promise<void> {
	const rows: [string, string][] = site === undefined ? [] : [["Site", site]];
	if (backend !== undefined && settings.ROLE === "worker") rows.push(["Worker", `${backend}/health/ready`]);
	else if (backend !== undefined) {
		rows.push(["Backend", `${backend}  (its wire is described at /docs)`], ["Desk", `${backend}/studio/`]);
	}
	if (database !== undefined) rows.push(["Database", new URL(database).host], ["Facts", await describeFacts(database)]);
	rows.push(["Took", `${seconds(stopwatch.totalMs())}: ${stopwatch.describe()}`]);
	console.log(
		`\n${formatTable(`${settings.SITE_NAME}${settings.ROLE === "all" ? "" : ` (${settings.ROLE})`} is up. Ctrl-C stops it.`, rows)}\n`,
	);
}

const COUNTED = [
	{ table: "colleges", label: "colleges" },
	{ table: "rankings", label: "ranks" },
	{ table: "cutoffs", label: "cutoffs" },
	{ table: "sources", label: "sources" },
] as const;

function describeFacts(databaseUrl: string): Promise<string> {
	return withClient(databaseUrl, async (client) => {
		const parts: string[] = [];
		for (const { table, label } of COUNTED) {
			const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
			parts.push(`${Number(rows[0]?.count ?? 0).toLocaleString("en-IN")} ${label}`);
		}
		return parts.join(" · ");
	});
}
