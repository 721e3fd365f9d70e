import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { checkDurable } from "#scripts/faults/durable.ts";
import { ask, makeQuestion } from "#scripts/faults/leads.ts";
import {
	type BackendOf,
	backendOf,
	type ReceiverProgram,
	startBackend,
	startReceiverProgram,
	until,
} from "#scripts/faults/world.ts";
import { type Postgres, startPostgres } from "#scripts/postgres.ts";
import { ensureDatabase, withClient } from "#scripts/site/database.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import { freePort } from "#scripts/system/ports.ts";
import { table } from "#scripts/terminal/terminal.ts";
import { migrateDatabase } from "../../apps/backend/src/migrate.ts";

export type FaultPlan = {
	leads: number;
	clients: number;
	/** The backend lives so long, on average, before it is killed. */
	killEveryMs: number;
	restarts: number;
	receiver: { periodSeconds: number; down: number; lost: number };
};

export const LONG: FaultPlan = {
	leads: 10_000,
	clients: 50,
	killEveryMs: 2_000,
	restarts: 2,
	receiver: { periodSeconds: 10, down: 0.3, lost: 0.02 },
};
export const SAMPLE: FaultPlan = { ...LONG, leads: 150, restarts: 1, receiver: { ...LONG.receiver, periodSeconds: 3 } };

const POSTGRES_PORT = 54_340;
const BACKEND_PORT = 4_300;
const DATABASE = "leads";
/** Of ten thousand some are refused nine times in a row: twice the ten minutes that a pause lasts at most. */
const SETTLE_LIMIT_MS = 1_200_000;

type Log = (line: string) => void;
type Tally = { kills: number; restarts: number };

/**
 * Proves that what was acknowledged is stored, and delivered once, whatever is killed meanwhile: each acknowledged lead is one row,
 * and one item of the content system. Returns what was done as a table; throws with the same table when they differ.
 */
export async function proveFaults(plan: FaultPlan, supervisor: Supervisor, log: Log): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "uchit-faults-"));
	try {
		const postgres = await startHere(supervisor, folder);
		const receiver = await startReceiverProgram(supervisor.launch, join(folder, "received.jsonl"), plan.receiver);
		const world: World = { supervisor, folder, postgres, receiver, backend: undefined };
		try {
			return await proveIn(world, plan, log);
		} finally {
			world.backend?.send("SIGKILL");
			await receiver.stop();
			await world.postgres.stop();
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

type World = {
	supervisor: Supervisor;
	folder: string;
	postgres: Postgres;
	receiver: ReceiverProgram;
	backend: Awaited<ReturnType<typeof startBackend>> | undefined;
};

async function proveIn(world: World, plan: FaultPlan, log: Log): Promise<string> {
	const url = world.postgres.url(DATABASE);
	await ensureDatabase(world.postgres.url("postgres"), DATABASE);
	await migrateDatabase(url);
	await checkDurable(url);
	const of = backendOf(url, await freePort(BACKEND_PORT), world.receiver);
	world.backend = await startBackend(world.supervisor.launch, of);
	const began = performance.now();
	log(`${plan.leads} leads from ${plan.clients} clients`);
	const clients = startClients(of, plan);
	const tally = await makeTrouble(world, { plan, of, clients, log });
	await until("everything is delivered", () => isSettled(url), SETTLE_LIMIT_MS).catch(async (error: unknown) => {
		throw new Error(`${error instanceof Error ? error.message : error} ${await describeWaiting(url)}`, {
			cause: error,
		});
	});
	const seconds = (performance.now() - began) / 1000;
	return compare({ plan, clients, tally, seconds, url, file: join(world.folder, "received.jsonl") });
}

/** With every safety on: that is what is proved here. */
async function startHere(supervisor: Supervisor, folder: string, port = POSTGRES_PORT): Promise<Postgres> {
	const dataDir = join(folder, "postgres");
	const postgres = await startPostgres({ dataDir, port, log: () => undefined, durable: true });
	supervisor.adopt(postgres.child, postgres.stop);
	return postgres;
}

type Trouble = { plan: FaultPlan; of: BackendOf; clients: Clients; log: Log };

/** Kills and restarts until the last lead is acknowledged; then everything is left alone. */
async function makeTrouble(world: World, { plan, of, clients, log }: Trouble): Promise<Tally> {
	const tally: Tally = { kills: 0, restarts: 0 };
	let isDone = false;
	const done = clients.done.finally(() => {
		isDone = true;
	});
	while (!isDone) {
		await Promise.race([sleep(plan.killEveryMs * (0.5 + Math.random())), done]);
		if (isDone) break;
		const share = clients.acknowledged.length / plan.leads;
		if (share > (tally.restarts + 1) / (plan.restarts + 1)) {
			await restartPostgres(world);
			tally.restarts += 1;
		} else {
			world.backend?.send("SIGKILL");
			await world.backend?.exited;
			tally.kills += 1;
			world.backend = await startBackend(world.supervisor.launch, of);
		}
		const so = `killed ${tally.kills} times, PostgreSQL restarted ${tally.restarts} times`;
		log(`${clients.acknowledged.length} acknowledged, ${so}`);
	}
	await done;
	return tally;
}

/** While clients go on asking a backend that lives on and finds its connections broken. */
async function restartPostgres(world: World): Promise<void> {
	const { port } = world.postgres;
	await world.postgres.stop();
	world.postgres = await startHere(world.supervisor, world.folder, port);
}

async function isSettled(url: string): Promise<boolean> {
	const waiting = await withClient(url, (client) =>
		client.query("select from lead_deliveries where state = 'waiting' limit 1"),
	);
	return waiting.rows.length === 0;
}

/** What still waits: how often it was tried, when it is tried next, and what went wrong last. */
async function describeWaiting(url: string): Promise<string> {
	const { rows } = await withClient(url, (client) =>
		client.query(`
			select kind, tries, last_error, count(*)::int as count, min(next_try_at - now())::text as next, bool_or(is_stopping) as stopping,
				max(leased_until - now())::text as lease
			from lead_deliveries where state = 'waiting' group by kind, tries, last_error order by count desc limit 20`),
	);
	return `Waiting: ${JSON.stringify(rows)}`;
}

type Run = { plan: FaultPlan; clients: Clients; tally: Tally; seconds: number; url: string; file: string };

async function compare({ plan, clients, tally, seconds, url, file }: Run): Promise<string> {
	const acknowledged = new Set(clients.acknowledged);
	const { rows } = await withClient(url, (client) => client.query<{ id: string }>("select id from lead"));
	const stored = new Set(rows.map(({ id }) => id));
	const taken = readFileSync(file, "utf8").trimEnd().split("\n");
	const keys: string[] = taken.map((line) => JSON.parse(line).key);
	const delivered = new Set(keys);
	const isEqual = (one: ReadonlySet<string>, other: ReadonlySet<string>) => one.symmetricDifference(other).size === 0;
	const problems = [
		acknowledged.size !== plan.leads && `${acknowledged.size} of ${plan.leads} leads were acknowledged`,
		clients.acknowledged.length !== acknowledged.size && "an id was acknowledged for two leads",
		!isEqual(acknowledged, stored) &&
			`${acknowledged.symmetricDifference(stored).size} are not both acknowledged and stored`,
		!isEqual(stored, delivered) && `${stored.symmetricDifference(delivered).size} are not both stored and delivered`,
		keys.length !== delivered.size && `${keys.length - delivered.size} were taken more than once`,
	].filter((problem) => problem !== false);
	const shown = table(`Leads under faults (${seconds.toFixed(0)} s)`, [
		["leads", `${plan.leads} from ${plan.clients} clients`],
		["backend", `killed (SIGKILL) ${tally.kills} times`],
		["PostgreSQL", `restarted ${tally.restarts} times; fsync, full_page_writes, synchronous_commit on`],
		[
			"content system",
			`down ${plan.receiver.down * 100} % of the time, ${plan.receiver.lost * 100} % of its answers lost`,
		],
		["sent", `${clients.sent} times; ${clients.unanswered} without an answer, ${clients.refused} refused for a while`],
		["acknowledged", String(acknowledged.size)],
		["stored", String(stored.size)],
		["delivered", `${delivered.size}, by key; ${keys.length} taken by the content system`],
		["lost or doubled", problems.length === 0 ? "none" : problems.join("; ")],
	]);
	if (problems.length > 0) throw new Error(shown);
	return shown;
}

type Clients = {
	/** The ids that were answered with success, each as often as it was. */
	acknowledged: string[];
	/** How often something was sent, and how often nothing, or no success, came back. */
	sent: number;
	unanswered: number;
	refused: number;
	done: Promise<void>;
};

const PAUSE_MS = 400;
const MOST_TRIES = 2_000;

/** So many clients that together leave so many leads; each sends one again under its key until it is acknowledged. */
function startClients(
	backend: { port: number; key: string },
	{ leads, clients }: { leads: number; clients: number },
): Clients {
	const mark = Date.now().toString(36);
	const state: Clients = { acknowledged: [], sent: 0, unanswered: 0, refused: 0, done: Promise.resolve() };
	let next = 0;
	const one = async () => {
		while (next < leads) {
			const question = makeQuestion(mark, next++);
			for (let tries = 1; ; tries++) {
				if (tries > MOST_TRIES) throw new Error(`A lead was not acknowledged in ${MOST_TRIES} tries.`);
				state.sent += 1;
				const answer = await ask(backend, question).catch(() => undefined);
				if (answer?.id !== undefined) {
					state.acknowledged.push(answer.id);
					break;
				}
				if (answer === undefined) state.unanswered += 1;
				else if (answer.status < 500) throw new Error(`A good lead was answered ${answer.status}.`);
				else state.refused += 1;
				await sleep(PAUSE_MS * (0.5 + Math.random()));
			}
		}
	};
	state.done = Promise.all(Array.from({ length: clients }, one)).then(() => undefined);
	return state;
}
