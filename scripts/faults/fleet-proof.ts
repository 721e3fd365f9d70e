import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Fleet, startFleet } from "#scripts/faults/fleet.ts";
import { compareLeads, untilDelivered } from "#scripts/faults/leads.ts";
import { type Load, type LoadPlan, read, type Sample, startLoad } from "#scripts/faults/load.ts";
import { type Fault, faults, injectFault, type Kind, kinds, type Member } from "#scripts/faults/members.ts";
import { ensureNginx } from "#scripts/faults/nginx.ts";
import { type Behaviour, until } from "#scripts/faults/start-programs.ts";
import { figuresOf, type Window } from "#scripts/faults/windows.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import { buildWebWhenStale } from "#scripts/site/web-build.ts";

export type FleetPlan = LoadPlan & {
	facts: "all" | "small";
	/** The content system that gets the leads. */
	receiver: Behaviour;
	seconds?: number;
	faults: readonly (readonly [Kind, Fault])[];
	frozenMs: number;
	pauseMs: number;
};

const ALL_FAULTS = kinds.flatMap((kind) => faults.map((fault) => [kind, fault] as const));
const RATES = { cachedPerSecond: 45, uncachedPerSecond: 5, leadsPerSecond: 20 };

export const FLEET_LONG: FleetPlan = {
	...RATES,
	facts: "all",
	receiver: { periodSeconds: 10, down: 0.3, lost: 0.02 },
	seconds: 600,
	faults: ALL_FAULTS,
	frozenMs: 30_000,
	pauseMs: 3_000,
};
export const FLEET_SAMPLE: FleetPlan = {
	...{ cachedPerSecond: 20, uncachedPerSecond: 4, leadsPerSecond: 5 },
	facts: "small",
	receiver: { periodSeconds: 3, down: 0.3, lost: 0.02 },
	faults: [
		["web", "killed"],
		["backend", "frozen"],
		["primary", "killed"],
	],
	frozenMs: 3_000,
	pauseMs: 500,
};

export type FleetResult = {
	windows: Window[];
	quiet: Sample[];
	leads: { sent: number; acknowledged: number; stored: number; delivered: number; taken: number; longestMs: number };
	problems: string[];
};

type Log = (line: string) => void;

const CACHED_PATHS = [
	"/",
	"/colleges",
	"/colleges?page=2",
	"/exams",
	"/predict",
	"/search?q=college",
	"/hi",
	"/glossary",
	"/compare",
];
const CACHED_COLLEGES = 12;
const UP_LIMIT_MS = 120_000;
/** Of ten thousand leads some fail nine times in a row: twice the longest pause of ten minutes. */
const SETTLE_LIMIT_MS = 1_200_000;

/**
 * Proves that pages are answered and acknowledged leads are stored and delivered once, whatever of the fleet is killed, frozen or
 * restarted, while the content system refuses and loses answers.
 */
export async function proveFleet(plan: FleetPlan, all: Supervisor, log: Log): Promise<FleetResult> {
	const supervisor = all.nested();
	const folder = mkdtempSync(join(tmpdir(), "uchit-fleet-"));
	const ended: Promise<never> = supervisor.ending.then(() => {
		throw new Error("The fleet was ended before everything was tried.");
	});
	try {
		return await Promise.race([proveIn(folder, { plan, supervisor, log }), ended]);
	} finally {
		await supervisor.end();
		rmSync(folder, { recursive: true, force: true });
	}
}

type Proof = { plan: FleetPlan; supervisor: Supervisor; log: Log };

async function proveIn(folder: string, { plan, supervisor, log }: Proof): Promise<FleetResult> {
	await ensureNginx(supervisor.run, log);
	await buildWebWhenStale(supervisor.run);
	const fleet = await startFleet({ supervisor, folder, facts: plan.facts, receiver: plan.receiver, log });
	const cached = await warm(fleet);
	log(`the fleet is up; ${cached.length} pages are kept`);
	const quiet: Sample[] = [];
	let current = quiet;
	const target = { ...fleet, cached, fresh: fleet.slugs.map((slug) => `/college/${slug}`) };
	const load = startLoad(target, plan, (sample) => current.push(sample));
	const windows = await strikeAll(fleet, { plan, log, onWindow: (samples) => (current = samples ?? quiet) });
	const { leads } = await load.stop();
	return await compare(fleet, { windows, quiet, load, sent: leads });
}

async function warm({ siteUrl, members, slugs }: Fleet): Promise<string[]> {
	const agent = new Agent({ keepAlive: true });
	const webs = members
		.filter(({ kind }) => kind === "web")
		.map(({ name }) => `http://127.0.0.1:${name.split(" ").at(-1)}`);
	const wanted = [...CACHED_PATHS, ...slugs.splice(0, CACHED_COLLEGES).map((slug) => `/college/${slug}`)];
	const cached: string[] = [];
	for (const path of wanted) {
		const answers: number[] = [];
		for (const origin of [...webs, siteUrl]) answers.push(await read(new URL(path, origin), agent));
		if (answers.every((status) => status === 200)) cached.push(path);
	}
	agent.destroy();
	if (cached.length < CACHED_COLLEGES)
		throw new Error(`Only ${cached.length} of ${wanted.length} pages were answered.`);
	return cached;
}

type Strikes = { plan: FleetPlan; log: Log; onWindow: (samples: Sample[] | undefined) => void };

async function strikeAll({ members }: Fleet, { plan, log, onWindow }: Strikes): Promise<Window[]> {
	const windows: Window[] = [];
	const began = performance.now();
	const isOver = () => (performance.now() - began) / 1000 > (plan.seconds ?? Number.POSITIVE_INFINITY);
	do {
		for (const [kind, fault] of shuffle(plan.faults)) {
			if (isOver()) break;
			await sleep(plan.pauseMs);
			const window: Window = { kind, fault, seconds: 0, samples: [] };
			onWindow(window.samples);
			window.seconds = await strikeOne(pickOf(members, kind), { fault, plan, members });
			onWindow(undefined);
			windows.push(window);
			log(describe(window));
		}
	} while (plan.seconds !== undefined && !isOver());
	return windows;
}

/** Seconds until everything answers again. */
async function strikeOne(
	member: Member,
	{ fault, plan, members }: { fault: Fault; plan: FleetPlan; members: readonly Member[] },
): Promise<number> {
	const began = performance.now();
	const before = member.child();
	await injectFault(member, fault, plan.frozenMs);
	await until(`${member.name} is begun again`, () => fault === "frozen" || member.child() !== before, UP_LIMIT_MS);
	await untilAllAreUp(members, `${member.name} was ${fault}`);
	await sleep(plan.pauseMs);
	return (performance.now() - began) / 1000;
}

/** Throws with the programs that are not ready, and the reasons. */
async function untilAllAreUp(members: readonly Member[], after: string): Promise<void> {
	let down: string[] = [];
	const areUp = async () => {
		const faultsNow = await Promise.all(members.map(({ findFault }) => findFault()));
		down = members.flatMap(({ name }, at) => (faultsNow[at] === undefined ? [] : [`${name}: ${faultsNow[at]}`]));
		return down.length === 0;
	};
	await until(`everything is up after ${after}`, areUp, UP_LIMIT_MS).catch((error: unknown) => {
		throw new Error(`After ${after} these are not ready:\n${down.join("\n")}`, { cause: error });
	});
}

function describe(window: Window): string {
	const [cached, uncached, leads] = (["cached", "uncached", "lead"] as const).map((sort) => figuresOf(sort, [window]));
	const failed = `failed: ${cached?.failed} cached, ${uncached?.failed} uncached, ${leads?.failed} tries of leads (${uncached?.failures})`;
	return `${window.kind} ${window.fault}: ${window.seconds.toFixed(1)} s; ${failed}`;
}

function pickOf(members: readonly Member[], kind: Kind): Member {
	const member = shuffle(members.filter((each) => each.kind === kind))[0];
	if (member === undefined) throw new Error(`The fleet has no ${kind}.`);
	return member;
}

function shuffle<Item>(items: readonly Item[]): Item[] {
	return items
		.map((item) => ({ item, order: Math.random() }))
		.sort((a, b) => a.order - b.order)
		.map(({ item }) => item);
}

type Run = { windows: Window[]; quiet: Sample[]; load: Load; sent: number };

async function compare({ databaseUrl, received }: Fleet, { windows, quiet, load, sent }: Run): Promise<FleetResult> {
	await untilDelivered(databaseUrl, SETTLE_LIMIT_MS);
	const { counts, problems } = await compareLeads({
		...{ url: databaseUrl, received, sent, acknowledged: load.acknowledged },
	});
	const cached = figuresOf(
		"cached",
		windows.filter(({ kind }) => kind !== "nginx"),
	);
	const calm = figuresOf("cached", [{ samples: quiet }]);
	const failed = cached.failed + calm.failed;
	const ofReads = failed > 0 ? [`${failed} cached reads failed while nginx ran`] : [];
	const leads = { ...counts, longestMs: load.longestLeadMs() };
	return { windows, quiet, leads, problems: [...ofReads, ...problems] };
}
