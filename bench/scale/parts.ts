import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MOVES_ONLY_AUTHORITIES } from "@uchit/predictor/counsellings.ts";
import { toLatencies } from "#bench/support/http.ts";
import { cpuMs, pssMb } from "#bench/support/processes.ts";
import { drawQuestions } from "#bench/support/questions.ts";
import { SECRETS } from "#bench/support/secrets.ts";
import { buildApp } from "../../apps/backend/src/app.ts";
import { keyOf, VERSIONS } from "../../apps/backend/src/builds/build.ts";
import { createStoredBuilds } from "../../apps/backend/src/builds/stored-builds.ts";
import { closeDatabase, type Database, openDatabase } from "../../apps/backend/src/db/client.ts";
import { parseEnv } from "../../apps/backend/src/env.ts";
import { readCutoffYears } from "../../apps/backend/src/guide/queries/cutoff-years.ts";
import { pack } from "../../apps/backend/src/platform/stored/pack.ts";
import { writeStored } from "../../apps/backend/src/platform/stored/stored-file.ts";
import { buildPredictParts } from "../../apps/backend/src/predict/predict-index.ts";
import { readPredictRows } from "../../apps/backend/src/predict/queries/rows.ts";
import { buildIndexParts } from "../../apps/backend/src/search/college-index.ts";
import { readSearchRows } from "../../apps/backend/src/search/queries/search-rows.ts";

export type Cells = Record<string, string>;
type At = { url: string; folder: string };

/** Statements wait on a busy machine, so CPU time is measured; `limits` compares one with the limit of the site. */
const PATIENCE_MS = 3_600_000;
/** Uncounted first requests of each kind, which compile the code. */
const WARM = 150;
const COUNTED = 400;

export const PARTS = { colleges: buildColleges, predictor: buildPredictor, limits: measureLimits, serve };

/** Each part is its own process, so that memory and CPU time are its own. */
async function buildColleges(at: At): Promise<Cells> {
	return build("colleges", at, async (db) => buildIndexParts(await readSearchRows(db)));
}

async function buildPredictor(at: At): Promise<Cells> {
	return build("predictor", at, async (db) => buildPredictParts(await readPredictRows(db, MOVES_ONLY_AUTHORITIES)));
}

async function build(name: "colleges" | "predictor", { url, folder }: At, make: (db: Database) => Promise<unknown>) {
	const db = openPatientDatabase(url, 1);
	const begun = cpuMs(process.pid);
	const key = await keyOf(name, "database", db, await VERSIONS[name](db));
	const packed = pack(await make(db));
	const took = cpuMs(process.pid) - begun;
	await writeStored(join(folder, "builds"), key, packed);
	await closeDatabase(db);
	const bytes = packed.passing.byteLength + packed.lasting.byteLength;
	return { [`${name}: build, most memory, file`]: `${toSeconds(took)}, ${toMb(peakMb())}, ${toMb(bytes / 2 ** 20)}` };
}

/** Startup waits for this count, and one statement may take at most eight seconds. */
async function measureLimits({ url }: At): Promise<Cells> {
	const db = openPatientDatabase(url, 1);
	const { rows } = await db.$client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
	const pid = rows[0]?.pid ?? 0;
	const begun = cpuMs(pid);
	await readCutoffYears(db);
	const took = cpuMs(pid) - begun;
	await closeDatabase(db);
	return { "count of cutoffs at start (limit 8 s)": toSeconds(took) };
}

async function serve({ url, folder }: At): Promise<Cells> {
	const begun = cpuMs(process.pid);
	const db = openPatientDatabase(url, 8);
	const env = parseEnv({ ...process.env, DATABASE_URL: url, DATA_DIR: folder, ...SECRETS, LOG_LEVEL: "silent" });
	const builds = createStoredBuilds({
		folder: join(folder, "builds"),
		scope: "database",
		urls: [],
		onTrouble: (error) => {
			throw error;
		},
	});
	const app = await buildApp({ db, env, builds, mostEventLoopDelayMs: 0 });
	const headers = { authorization: `Bearer ${SECRETS.BACKEND_KEY}` };
	const ask = (address: string, place = 0) =>
		app.inject({ url: address, headers: { ...headers, "x-visitor-address": addressOf(place) } });
	const ready = await ask("/health/ready");
	if (ready.statusCode !== 200) throw new Error(`Not ready: ${ready.body}`);
	const cells: Cells = { "start from files": toSeconds(cpuMs(process.pid) - begun) };
	const atRest = pssMb(process.pid);
	const questions = await drawQuestions(async (path) => (await ask(path)).json());
	const colleges = questions.colleges.map((path) => `/v1/colleges/${path.split("/").at(-1)}`);
	const { search, suggest, ask: ofAsk, predict } = questions;
	for (const [kind, addresses] of Object.entries({ search, suggest, ask: ofAsk, predict, colleges })) {
		for (const address of addresses.slice(0, WARM)) await ask(address);
		const times: { cpu: number; clock: number }[] = [];
		for (const [place, address] of addresses.slice(WARM, WARM + COUNTED).entries()) {
			const [cpu, clock] = [process.cpuUsage(), performance.now()];
			const { statusCode } = await ask(address, place);
			if (statusCode >= 400) throw new Error(`${address} answers ${statusCode}`);
			const { user, system } = process.cpuUsage(cpu);
			times.push({ cpu: (user + system) / 1_000, clock: performance.now() - clock });
		}
		const [cpu, clock] = [toLatencies(times.map((each) => each.cpu)), toLatencies(times.map((each) => each.clock))];
		cells[kind] = `${cpu.p50.toFixed(1)} / ${cpu.p95.toFixed(1)} (${clock.p50.toFixed(0)} / ${clock.p95.toFixed(0)})`;
	}
	cells["memory: ready, after, most"] = [atRest, pssMb(process.pid), peakMb()].map(toMb).join(", ");
	await app.close();
	await closeDatabase(db);
	return cells;
}

function openPatientDatabase(url: string, connections: number): Database {
	return openDatabase({
		url,
		connections,
		statementTimeoutMs: PATIENCE_MS,
		connectTimeoutMs: PATIENCE_MS,
		onIdleError: () => undefined,
	});
}

function addressOf(visitor: number): string {
	return `10.20.${visitor >> 8}.${visitor & 255}`;
}

/** Peak memory of this process in MB. Source: /proc/PID/status. */
function peakMb(): number {
	const [, kilobytes = "0"] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
	return Number(kilobytes) / 1_024;
}

function toMb(mb: number): string {
	return `${Math.round(mb)} MB`;
}

function toSeconds(ms: number): string {
	return `${(ms / 1_000).toFixed(1)} s`;
}
