import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "@uchit/pipeline/labels/random.ts";
import { differences, type Fingerprint, fingerprint } from "#scripts/crash/fingerprint.ts";
import { clusterFiles } from "#scripts/postgres/cluster.ts";
import { isServerOf, readServerNote, urlOfRunning } from "#scripts/postgres/running.ts";
import { DATABASE } from "#scripts/site/own-database.ts";
import { type Child, endChild, startChild } from "#scripts/system/children.ts";
import { readLockFile } from "#scripts/system/lock.ts";
import { isRunning } from "#scripts/system/processes.ts";

type Log = (line: string) => void;

type Kill = { victim: Program; phase: "loading" | "starting" | "up" };

/** One kill per start. The first line's kills let at most 12 datasets pass, fewer than there are, so the load never finishes. */
const KILLS = [
	...(["load", "PostgreSQL", "start", "PostgreSQL", "load", "PostgreSQL"] as const).map(
		(victim) => ({ victim, phase: "loading" }) as const,
	),
	{ victim: "backend", phase: "starting" },
	{ victim: "web", phase: "starting" },
	{ victim: "PostgreSQL", phase: "up" },
] as const satisfies readonly Kill[];

const MAX_DATASETS = 2;
const MAX_DELAY_MS = 2_000;

const SEED = 20_261_120;
const UP_LIMIT_MS = 300_000;
const END_LIMIT_MS = 60_000;

/**
 * Proves that a first load killed again and again ends with the same facts as an undisturbed one: every row once, nothing half loaded.
 * Throws with the differences; returns a summary.
 */
export async function proveCrashes(log: Log): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "uchit-crash-"));
	try {
		const calm = await loadUndisturbed(join(folder, "calm"));
		log(`undisturbed: up after ${(calm.upMs / 1000).toFixed(1)} s`);
		const chance = seededRandom(SEED);
		for (const kill of KILLS) log(await killDuringStart(join(folder, "crashed"), kill, chance));
		const crashed = await loadUndisturbed(join(folder, "crashed"));
		const wrong = differences(calm.facts, crashed.facts);
		if (wrong.length > 0) throw new Error(`The facts differ from an undisturbed load:\n${wrong.join("\n")}`);
		return `${KILLS.length} kills (seed ${SEED}), ${Object.keys(calm.facts).length} tables equal to an undisturbed load`;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function loadUndisturbed(dataDir: string): Promise<{ facts: Fingerprint; upMs: number }> {
	const begun = performance.now();
	const site = startSite(dataDir);
	try {
		await until(site, "the site is up", UP_LIMIT_MS, () => isUp(site));
		const upMs = performance.now() - begun;
		const url = urlOfRunning(join(dataDir, "postgres"), DATABASE);
		if (url === undefined) throw new Error("The site is up without a database.");
		return { facts: await fingerprint(url), upMs };
	} finally {
		await site.stop();
	}
}

async function killDuringStart(dataDir: string, one: Kill, chance: () => number): Promise<string> {
	const { victim, phase } = one;
	const site = startSite(dataDir);
	try {
		const datasets = Math.floor(chance() * (MAX_DATASETS + 1));
		const delayMs = Math.round(chance() * MAX_DELAY_MS);
		await until(site, `${victim} can be killed while ${phase}`, UP_LIMIT_MS, () => {
			if (phase === "up") return isUp(site);
			if (phase === "starting") return site.pidOf(victim);
			return site.pidOf("load") !== undefined && countDatasets(site) >= datasets ? true : undefined;
		});
		await sleep(phase === "loading" ? delayMs : 0);
		if (phase === "loading" && site.pidOf("load") === undefined) throw new Error("The load was done too soon.");
		const loaded = countDatasets(site);
		await kill(site, one);
		return `killed ${victim} while ${phase}${phase === "loading" ? `, ${loaded} datasets and ${delayMs} ms on` : ""}`;
	} finally {
		await site.stop();
	}
}

function countDatasets(site: SiteUnderTest): number {
	return site.output().match(/^load\s+\| {3}\S.*\(\d+\.\d s/gm)?.length ?? 0;
}

/** A load that is killed runs once more, and a second kill ends the start; supervised programs come up again. */
async function kill(site: SiteUnderTest, { victim, phase }: Kill): Promise<void> {
	const pid = site.pidOf(victim);
	if (pid === undefined) throw new Error(`${victim} does not run.\n${site.output()}`);
	process.kill(pid, "SIGKILL");
	if (phase === "loading") {
		if (victim === "load") process.kill(await runsAgain(site, victim, pid), "SIGKILL");
		await endsWithOne(site, victim);
	} else {
		await runsAgain(site, victim, pid);
		await until(site, "the site is up", UP_LIMIT_MS, () => isUp(site));
	}
	if (victim !== "start" && !site.output().includes(`${victim} was ended by SIGKILL`)) {
		throw new Error(`${victim} was killed, and the start did not say so.\n${site.output()}`);
	}
}

/** Its new process id. */
function runsAgain(site: SiteUnderTest, victim: Program, pid: number): Promise<number> {
	return until(site, `${victim} runs again`, UP_LIMIT_MS, () => {
		const again = site.pidOf(victim);
		return again === pid ? undefined : again;
	});
}

async function endsWithOne(site: SiteUnderTest, victim: Program): Promise<void> {
	const exit = await Promise.race([site.start.exited, sleep(END_LIMIT_MS)]);
	if (exit === undefined) throw new Error(`${victim} was killed, and the start did not end.\n${site.output()}`);
	if (victim === "start" || exit.code === 1) return;
	throw new Error(`${victim} was killed, and the start ended with ${exit.code}.\n${site.output()}`);
}

const programs = ["PostgreSQL", "load", "backend", "web", "start"] as const;
type Program = (typeof programs)[number];

type SiteUnderTest = {
	start: Child;
	output: () => string;
	pidOf: (program: Program) => number | undefined;
	stop: () => Promise<void>;
};

const FILES = {
	load: "pipeline/src/load/main.ts",
	backend: "apps/backend/src/main.ts",
	web: "apps/web/server/main.ts",
} as const;
const POLL_MS = 20;
const STOP_LIMIT_MS = 60_000;

/** Starts `npm start` with its own data directory, independent of this checkout's settings. */
function startSite(dataDir: string): SiteUnderTest {
	const lines: string[] = [];
	const own = { DATA_DIR: dataDir, PORT: "3200", BACKEND_PORT: "4200", POSTGRES_PORT: "54330", LOG_LEVEL: "warn" };
	const unset = {
		DATABASE_URL: "",
		DATABASE_READ_URL: "",
		BACKEND_URL: "",
		CONTENT_URL: "",
		BACKEND_KEY: "",
		CONTENT_SECRET: "",
		HOST: "",
		ROLE: "",
	};
	const env = { ...process.env, ...own, ...unset };
	const start = startChild({
		name: "start",
		file: process.execPath,
		args: ["scripts/start.ts"],
		env,
		onLine: (line) => lines.push(line),
	});
	return {
		start,
		output: () => lines.join("\n"),
		pidOf: (program) => pidOf(program, start, dataDir),
		stop: () => endChild(start, ["SIGTERM", "SIGKILL"], STOP_LIMIT_MS),
	};
}

/** Throws if the site exits first, or at the limit. */
async function until<Value>(site: SiteUnderTest, what: string, limitMs: number, look: () => Value | undefined) {
	for (const end = Date.now() + limitMs; Date.now() < end; await sleep(POLL_MS)) {
		const found = look();
		if (found !== undefined) return found;
		if (site.start.hasExited()) throw new Error(`The site ended before: ${what}.\n${site.output()}`);
	}
	throw new Error(`Not within ${limitMs / 1000} s: ${what}.\n${site.output()}`);
}

function isUp(site: SiteUnderTest): true | undefined {
	return site.output().includes(" is up.") || undefined;
}

function pidOf(program: Program, start: Child, dataDir: string): number | undefined {
	if (program === "start") return start.hasExited() ? undefined : start.pid;
	if (program === "PostgreSQL") {
		const { data } = clusterFiles(resolve(dataDir, "postgres"));
		const pid = readServerNote(data)?.pid;
		return pid !== undefined && isServerOf(pid, data) ? pid : undefined;
	}
	const lock = readLockFile(join(dataDir, "start.lock"));
	return lock?.children.find(({ pid, command }) => command.includes(FILES[program]) && isRunning(pid))?.pid;
}
