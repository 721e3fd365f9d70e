import { setTimeout as sleep } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";
import type { Database } from "#backend/db/client.ts";
import { type Backlog, readBacklog } from "#backend/platform/queries/backlog.ts";

type Parts = { db: Database; now: () => Date; targets: readonly { name: string }[] };

/** Shorter than Prometheus's scrape timeout: the other metrics must not be lost with the database. */
const LIMIT_MS = 2_000;
/** Requests within this time share one read. */
const FRESH_MS = 1_000;

/** Queue lengths of the outboxes and lateness of the jobs, read on each scrape; a failed read reports only that it failed. */
export function measureBacklog(registry: Registry, parts: Parts): void {
	const look = createBacklogReader(parts);
	const registers = [registry];
	new Gauge({
		name: "outbox_messages",
		help: "What waits in an outbox, and what was given up, by target",
		labelNames: ["queue", "target", "state"],
		registers,
		async collect() {
			this.reset();
			for (const { queue, target, waiting, dead } of await queuesOf(look, parts)) {
				this.set({ queue, target, state: "waiting" }, waiting);
				this.set({ queue, target, state: "dead" }, dead);
			}
		},
	});
	new Gauge({
		name: "outbox_oldest_seconds",
		help: "How long the oldest that waits in an outbox has waited, by target",
		labelNames: ["queue", "target"],
		registers,
		async collect() {
			this.reset();
			for (const { queue, target, oldest } of await queuesOf(look, parts)) this.set({ queue, target }, oldest);
		},
	});
	new Gauge({
		name: "job_lag_seconds",
		help: "For how long the oldest thing that a job should have done has been due",
		labelNames: ["task"],
		registers,
		async collect() {
			this.reset();
			for (const { task, seconds } of (await look())?.lags ?? []) this.set({ task }, seconds);
		},
	});
	new Gauge({
		name: "load_connections",
		help: "Loads of facts that are connected to the database",
		registers,
		async collect() {
			this.reset();
			const backlog = await look();
			if (backlog !== undefined) this.set(backlog.loads);
		},
	});
	new Gauge({
		name: "backlog_readable",
		help: "1 where the outboxes could be read, 0 where the database did not answer in time",
		registers,
		async collect() {
			this.set((await look()) === undefined ? 0 : 1);
		},
	});
}

type ReadBacklog = () => Promise<Backlog | undefined>;

function createBacklogReader({ db, now }: Parts): ReadBacklog {
	let last: { at: number; backlog: Promise<Backlog | undefined> } | undefined;
	return () => {
		if (last !== undefined && performance.now() - last.at < FRESH_MS) return last.backlog;
		const limit = sleep(LIMIT_MS, undefined, { ref: false });
		const backlog = Promise.race([readBacklog(db, now()).catch(() => undefined), limit]);
		last = { at: performance.now(), backlog };
		return backlog;
	};
}

/** Adds a row of zero for each target with an empty queue: an alert needs something to compare. */
async function queuesOf(look: ReadBacklog, { targets }: Parts): Promise<Backlog["queues"]> {
	const backlog = await look();
	if (backlog === undefined) return [];
	const known = [
		...(["phone", "email"] as const).map((target) => ({ queue: "messages", target }) as const),
		...targets.map(({ name: target }) => ({ queue: "leads", target }) as const),
	];
	const isThere = ({ queue, target }: (typeof known)[number]) =>
		backlog.queues.some((one) => one.queue === queue && one.target === target);
	const idle = known.filter((one) => !isThere(one)).map((one) => ({ ...one, waiting: 0, dead: 0, oldest: 0 }));
	return [...backlog.queues, ...idle];
}
