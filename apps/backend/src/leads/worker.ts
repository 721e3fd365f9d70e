import type { Database } from "#backend/db/client.ts";
import { NotBrought } from "#backend/leads/ask.ts";
import { isLastTry, pauseAfter } from "#backend/leads/backoff.ts";
import { bring, NeverBrought } from "#backend/leads/bring.ts";
import type { Target } from "#backend/leads/targets.ts";
import type { CountDelivery } from "#backend/monitoring/counters.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import {
	AT_ONCE,
	type DueDelivery,
	type Settled,
	settleDeliveries,
	takeDueDeliveries,
} from "#backend/queries/leads/deliveries.ts";
import { readWholeLeads, type WholeLead } from "#backend/queries/leads/payloads.ts";
import { workWhenKicked } from "#backend/repeat.ts";

export type WorkerParts = {
	db: Database;
	keys: PersonalKeys;
	now: () => Date;
	targets: readonly Target[];
	log: { warn: (what: object, message: string) => void };
	countDelivery?: CountDelivery;
};

export type LeadWorker = {
	/** Something is on disk that is to be brought: it leaves soon, and nobody waits for it. */
	kick: () => void;
	/** Looks by itself from now on. */
	start: () => void;
	/** What is on its way arrives; nothing new leaves. */
	stop: () => Promise<void>;
};

const LOOK_EVERY_MS = 1_000;
/** What comes within this time leaves together: one by one costs more than taking them in. */
const GATHER_MS = 100;

/** Brings leads to every target, each in a loop of its own: one that is slow or away keeps no other waiting. Several programs may do so at once. */
export function createLeadWorker(parts: WorkerParts): LeadWorker {
	const loops = parts.targets.map((target) =>
		workWhenKicked(
			(isStopped) =>
				bringDue(parts, target, isStopped).then(
					() => undefined,
					(error: unknown) => tellUnreadable(parts, error),
				),
			GATHER_MS,
		),
	);
	let timer: NodeJS.Timeout | undefined;
	const kick = () => {
		for (const loop of loops) loop.kick();
	};
	return {
		kick,
		start() {
			timer = setInterval(kick, LOOK_EVERY_MS);
			timer.unref();
		},
		async stop() {
			clearInterval(timer);
			await Promise.all(loops.map((loop) => loop.stop()));
		},
	};
}

/** Brings all that is due now to a target, and gives how much that was. */
export async function bringDue(parts: WorkerParts, target: Target, isStopped = () => false): Promise<number> {
	const { db, keys, now } = parts;
	for (let count = 0; ; ) {
		const due = await takeDueDeliveries(db, { target: target.name, now: now(), keys });
		const leads = await readWholeLeads(db, keys, [...new Set(due.map(({ leadId }) => leadId))]);
		const settled = await Promise.all(
			due.map((one) => bringOne(parts, target, { due: one, lead: leads.get(one.leadId) })),
		);
		await settleDeliveries(db, now(), settled);
		for (const { kind } of settled) parts.countDelivery?.({ queue: "leads", target: target.name }, kind);
		count += due.length;
		if (due.length < AT_ONCE || isStopped()) return count;
	}
}

async function bringOne(
	{ now, log }: WorkerParts,
	target: Target,
	{ due, lead }: { due: DueDelivery; lead: WholeLead | "damaged" | undefined },
): Promise<Settled> {
	const { id, kind, tries } = due;
	if (kind === "lead" && lead === undefined) return { id, kind: "stopped" };
	try {
		if (lead === "damaged") throw new NotBrought("What is sealed in the lead cannot be opened");
		await bring(target, due, { lead, now: now() });
		return { id, kind: "delivered" };
	} catch (error) {
		const reason = error instanceof NotBrought ? error.message : "It could not be made ready";
		const isDead = error instanceof NeverBrought || isLastTry(tries);
		log.warn({ delivery: id, target: target.name, tries, isDead, reason }, "A lead was not delivered");
		if (isDead) return { id, kind: "dead", reason };
		return { id, kind: "failed", reason, retryInSeconds: pauseAfter(tries) };
	}
}

function tellUnreadable({ log }: WorkerParts, error: unknown): void {
	log.warn({ err: error }, "Leads that wait cannot be read now");
}
