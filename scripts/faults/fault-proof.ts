import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Clients, startClients } from "#scripts/faults/clients.ts";
import { checkDurable } from "#scripts/faults/durable.ts";
import { type BackendOf, backendOf, startBackend, startReceiverProgram, until } from "#scripts/faults/world.ts";
import { type Postgres, startPostgres } from "#scripts/postgres.ts";
import { ensureDatabase, withClient } from "#scripts/site/database.ts";
import { freePort } from "#scripts/system/ports.ts";
import { table } from "#scripts/terminal/terminal.ts";
import { migrateDatabase } from "../../apps/backend/src/db/migrate.ts";

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
export const SHORT: FaultPlan = {
	...LONG,
	leads: 1_000,
	restarts: 1,
	receiver: { ...LONG.receiver, periodSeconds: 4 },
};

const POSTGRES_PORT = 54_340;
const BACKEND_PORT = 4_300;
const DATABASE = "leads";
const SETTLE_LIMIT_MS = 120_000;

type Log = (line: string) => void;
type Tally = { kills: number; restarts: number };

/**
 * Proves that what was acknowledged is stored, and delivered once, whatever is killed meanwhile: each acknowledged lead is one row,
 * and one item of the content system. Returns what was done as a table; throws with the same table when they differ.
 */
export async function proveFaults(plan: FaultPlan, log: Log): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "uchit-faults-"));
	const postgres = await startHere(folder);
	const file = join(folder, "received.jsonl");
	const receiver = await startReceiverProgram(file, plan.receiver);
	const world: World = { folder, postgres, backend: undefined };
	try {
		const url = postgres.url(DATABASE);
		await ensureDatabase(postgres.url("postgres"), DATABASE);
		await migrateDatabase(url);
		await checkDurable(url);
		const of = backendOf(url, await freePort(BACKEND_PORT), receiver);
		const began = performance.now();
		world.backend = await startBackend(of);
		log(`up after ${Math.round(performance.now() - began)} ms: ${plan.leads} leads from ${plan.clients} clients`);
		const clients = startClients(of, plan);
		const tally = await makeTrouble(world, { plan, of, clients, log });
		await until("everything is delivered", () => isSettled(world.postgres.url(DATABASE)), SETTLE_LIMIT_MS);
		const seconds = (performance.now() - began) / 1000;
		return await compare({ plan, clients, tally, seconds, url: world.postgres.url(DATABASE), file });
	} finally {
		world.backend?.send("SIGKILL");
		await receiver.stop();
		await world.postgres.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

type World = { folder: string; postgres: Postgres; backend: Awaited<ReturnType<typeof startBackend>> | undefined };

/** With every safety on: that is what is proved here. */
function startHere(folder: string, port = POSTGRES_PORT): Promise<Postgres> {
	return startPostgres({ dataDir: join(folder, "postgres"), port, log: () => undefined, durable: true });
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
		world.backend?.send("SIGKILL");
		await world.backend?.exited;
		tally.kills += 1;
		const share = clients.acknowledged.length / plan.leads;
		if (share > (tally.restarts + 1) / (plan.restarts + 1)) {
			world.backend = undefined;
			await restartPostgres(world);
			tally.restarts += 1;
		}
		world.backend = await startBackend(of);
		log(
			`${clients.acknowledged.length} acknowledged, killed ${tally.kills} times, PostgreSQL restarted ${tally.restarts} times`,
		);
	}
	await done;
	return tally;
}

/** While clients go on asking, and nothing is told to the backend, which is up the first moment again. */
async function restartPostgres(world: World): Promise<void> {
	const { port } = world.postgres;
	await world.postgres.stop();
	world.postgres = await startHere(world.folder, port);
}

async function isSettled(url: string): Promise<boolean> {
	const waiting = await withClient(url, (client) =>
		client.query("select from lead_deliveries where state = 'waiting' limit 1"),
	);
	return waiting.rows.length === 0;
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
