import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { checkDurable } from "#scripts/faults/durable.ts";
import { compareLeads, makeQuestion, sendLeadUntilAcknowledged, untilDelivered } from "#scripts/faults/leads.ts";
import {
	type BackendOf,
	backendOf,
	type ReceiverProgram,
	startBackend,
	startReceiverProgram,
} from "#scripts/faults/start-programs.ts";
import { type Postgres, startPostgres } from "#scripts/postgres.ts";
import { ensureDatabase } from "#scripts/site/database.ts";
import type { Supervisor } from "#scripts/site/supervisor.ts";
import { freePort } from "#scripts/system/ports.ts";
import { formatTable } from "#scripts/terminal/terminal.ts";
import { migrateDatabase } from "../../apps/backend/src/migrate.ts";

export type FaultPlan = {
	leads: number;
	clients: number;
	/** Mean time between kills of the backend. */
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
/** Of ten thousand, some fail nine times in a row: twice the longest pause of ten minutes. */
const SETTLE_LIMIT_MS = 1_200_000;

type Log = (line: string) => void;
type Tally = { kills: number; restarts: number };

/**
 * Proves that acknowledged leads are stored and delivered once, whatever is killed: each is one row and one item of the content system.
 * Returns a table; throws with the same table if they differ.
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
	const tally = await injectFaults(world, { plan, of, clients, log });
	await untilDelivered(url, SETTLE_LIMIT_MS);
	const seconds = (performance.now() - began) / 1000;
	return compare({ plan, clients, tally, seconds, url, file: join(world.folder, "received.jsonl") });
}

/** PostgreSQL with every durability setting on, as that is what is proved. */
async function startHere(supervisor: Supervisor, folder: string, port = POSTGRES_PORT): Promise<Postgres> {
	const dataDir = join(folder, "postgres");
	const postgres = await startPostgres({ dataDir, port, log: () => undefined, durable: true });
	supervisor.adopt(postgres.child, postgres.stop);
	return postgres;
}

type Trouble = { plan: FaultPlan; of: BackendOf; clients: Clients; log: Log };

async function injectFaults(world: World, { plan, of, clients, log }: Trouble): Promise<Tally> {
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

async function restartPostgres(world: World): Promise<void> {
	const { port } = world.postgres;
	await world.postgres.stop();
	world.postgres = await startHere(world.supervisor, world.folder, port);
}

type Run = { plan: FaultPlan; clients: Clients; tally: Tally; seconds: number; url: string; file: string };

async function compare({ plan, clients, tally, seconds, url, file }: Run): Promise<string> {
	const left = { url, received: file, sent: plan.leads, acknowledged: clients.acknowledged };
	const { counts, problems } = await compareLeads(left);
	const shown = formatTable(`Leads under faults (${seconds.toFixed(0)} s)`, [
		["leads", `${plan.leads} from ${plan.clients} clients`],
		["backend", `killed (SIGKILL) ${tally.kills} times`],
		["PostgreSQL", `restarted ${tally.restarts} times; fsync, full_page_writes, synchronous_commit on`],
		[
			"content system",
			`down ${plan.receiver.down * 100} % of the time, ${plan.receiver.lost * 100} % of its answers lost`,
		],
		["sent", `${clients.sent} times; ${clients.unanswered} without an answer, ${clients.refused} refused for a while`],
		["acknowledged", String(counts.acknowledged)],
		["stored", String(counts.stored)],
		["delivered", `${counts.delivered}, by key; ${counts.taken} taken by the content system`],
		["lost or doubled", problems.length === 0 ? "none" : problems.join("; ")],
	]);
	if (problems.length > 0) throw new Error(shown);
	return shown;
}

type Clients = {
	acknowledged: string[];
	sent: number;
	unanswered: number;
	refused: number;
	done: Promise<void>;
};

const PATIENCE = { longestPauseMs: 400, limitMs: 900_000 };

function startClients(backend: { port: number; key: string }, { leads, clients }: FaultPlan): Clients {
	const mark = Date.now().toString(36);
	const state: Clients = { acknowledged: [], sent: 0, unanswered: 0, refused: 0, done: Promise.resolve() };
	let next = 0;
	const onTry: Parameters<typeof sendLeadUntilAcknowledged>[2]["onTry"] = (answer) => {
		state.sent += 1;
		if (answer === undefined) state.unanswered += 1;
		else if (answer.id === undefined && answer.status < 500)
			throw new Error(`A good lead was answered ${answer.status}.`);
		else if (answer.id === undefined) state.refused += 1;
	};
	const one = async () => {
		while (next < leads) {
			const id = await sendLeadUntilAcknowledged(backend, makeQuestion(mark, next++), { ...PATIENCE, onTry });
			if (id === undefined) throw new Error(`A lead was not acknowledged in ${PATIENCE.limitMs / 1_000} s.`);
			state.acknowledged.push(id);
		}
	};
	state.done = Promise.all(Array.from({ length: clients }, one)).then(() => undefined);
	return state;
}
