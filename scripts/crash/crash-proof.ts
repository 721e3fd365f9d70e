import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { differences, type Fingerprint, fingerprint } from "#scripts/crash/fingerprint.ts";
import { random } from "#scripts/crash/random.ts";
import { isUp, type Program, type SiteUnderTest, startSite, until } from "#scripts/crash/site-under-test.ts";
import { urlOfRunning } from "#scripts/postgres/running.ts";
import { DATABASE } from "#scripts/site/own-database.ts";

type Log = (line: string) => void;

/** Programs that are killed, one in each start; those of the second line do not run before the facts are loaded. */
const VICTIMS = [
	...(["load", "PostgreSQL", "start", "PostgreSQL", "load", "PostgreSQL"] as const),
	...(["backend", "web", "PostgreSQL"] as const),
] as const satisfies readonly Program[];

const UP_LIMIT_MS = 300_000;
const END_LIMIT_MS = 60_000;

/**
 * Proves that a first load which is killed again and again ends with the same facts as one that is left alone: every row
 * there once, nothing half loaded. `seed` draws the moments. Throws with what differs; returns what was done.
 */
export async function proveCrashes(seed: number, log: Log): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "uchit-crash-"));
	try {
		const calm = await loadUndisturbed(join(folder, "calm"));
		log(`undisturbed: up after ${(calm.upMs / 1000).toFixed(1)} s`);
		const chance = random(seed);
		for (const victim of VICTIMS) log(await killDuringStart(join(folder, "crashed"), victim, chance() * calm.loadMs));
		const crashed = await loadUndisturbed(join(folder, "crashed"));
		const wrong = differences(calm.facts, crashed.facts);
		if (wrong.length > 0) throw new Error(`The facts differ from an undisturbed load:\n${wrong.join("\n")}`);
		return `${VICTIMS.length} kills (seed ${seed}), ${Object.keys(calm.facts).length} tables equal to an undisturbed load`;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function loadUndisturbed(dataDir: string): Promise<{ facts: Fingerprint; loadMs: number; upMs: number }> {
	const begun = performance.now();
	const site = startSite(dataDir);
	try {
		await until(site, "the load runs", UP_LIMIT_MS, () => site.pidOf("load"));
		const loadBegun = performance.now();
		await until(site, "the load has ended", UP_LIMIT_MS, () => site.pidOf("load") === undefined || undefined);
		const loadMs = performance.now() - loadBegun;
		await until(site, "the site is up", UP_LIMIT_MS, () => isUp(site));
		const url = urlOfRunning(join(dataDir, "postgres"), DATABASE);
		if (url === undefined) throw new Error("The site is up without a database.");
		return { facts: await fingerprint(url), loadMs, upMs: performance.now() - begun };
	} finally {
		await site.stop();
	}
}

/** Starts the site, kills one of its programs without warning, and sees that the start says so and ends. */
async function killDuringStart(dataDir: string, victim: Program, momentMs: number): Promise<string> {
	const site = startSite(dataDir);
	try {
		const runsAfterLoad = victim === "backend" || victim === "web";
		await until(site, "the load runs", UP_LIMIT_MS, () => site.pidOf(runsAfterLoad ? victim : "load"));
		const waitMs = runsAfterLoad ? momentMs % 1000 : momentMs;
		await sleep(waitMs);
		const during = isUp(site) ? "the site was up" : site.pidOf("load") === undefined ? "starting" : "loading";
		await kill(site, victim);
		return `killed ${victim} after ${(waitMs / 1000).toFixed(1)} s, while ${during}`;
	} finally {
		await site.stop();
	}
}

async function kill(site: SiteUnderTest, victim: Program): Promise<void> {
	const pid = site.pidOf(victim);
	if (pid === undefined) return;
	process.kill(pid, "SIGKILL");
	const exit = await Promise.race([site.start.exited, sleep(END_LIMIT_MS)]);
	if (exit === undefined) throw new Error(`${victim} was killed, and the start did not end.\n${site.output()}`);
	if (victim === "start") return;
	if (exit.code !== 1)
		throw new Error(`${victim} was killed, and the start ended with ${exit.code}.\n${site.output()}`);
	if (!site.output().includes(`${victim} was ended by SIGKILL`)) {
		throw new Error(`${victim} was killed, and the start did not say so.\n${site.output()}`);
	}
}
