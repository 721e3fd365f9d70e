import type { LeadBody } from "@uchit/contract/lead.ts";
import type { Database } from "#backend/db/client.ts";
import { DeliveryError } from "#backend/lead/send-request.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import type { CountDelivery } from "#backend/platform/counters.ts";
import { createJob, type Job } from "#backend/platform/job.ts";
import { deliverQueue, type Outcome, type Queue } from "#backend/platform/queries/queue.ts";
import { deliver, PermanentDeliveryError } from "./deliver.ts";
import { type DueDelivery, LEAD_QUEUE, takeDueDeliveries } from "./queries/deliveries.ts";
import { readLeadBodies } from "./queries/lead-body.ts";
import type { Target } from "./rules/targets.ts";

export type WorkerParts = {
	db: Database;
	keys: PersonalKeys;
	now: () => Date;
	targets: readonly Target[];
	log: { warn: (what: object, message: string) => void };
	countDelivery?: CountDelivery;
};

const LOOK_EVERY_MS = 1_000;
/** Leads within this time leave in one batch: delivering one by one costs more than intake. */
const GATHER_MS = 100;

/** Each target has a job of its own, so that a slow or unreachable one does not delay the others. */
export function createLeadWorker(parts: WorkerParts): Job {
	const jobs = parts.targets.map((target) =>
		createJob({
			work: (isStopped) => deliverDue(parts, target, isStopped),
			everyMs: LOOK_EVERY_MS,
			gatherMs: GATHER_MS,
			onTrouble: (error) =>
				parts.log.warn(
					{ err: error, target: target.name },
					"Reading the queue of leads failed; it is tried again in a second",
				),
		}),
	);
	return {
		kick() {
			for (const job of jobs) job.kick();
		},
		start() {
			for (const job of jobs) job.start();
		},
		async stop() {
			await Promise.all(jobs.map((job) => job.stop()));
		},
	};
}

export function deliverDue(parts: WorkerParts, target: Target, isStopped?: () => boolean): Promise<number> {
	return deliverQueue(parts, queueOf(parts, target), isStopped);
}

type DueLead = DueDelivery & { lead: LeadBody | "damaged" | undefined };

function queueOf({ db, keys, now, log }: WorkerParts, target: Target): Queue<DueLead> {
	return {
		table: LEAD_QUEUE,
		async take() {
			const due = await takeDueDeliveries(db, { target: target.name, now: now(), keys });
			const leads = await readLeadBodies(db, keys, [...new Set(due.map(({ leadId }) => leadId))]);
			return due.map((one) => ({ ...one, lead: leads.get(one.leadId) }));
		},
		targetOf: () => target.name,
		deliver: (due) => deliverOne(target, due, now()),
		toFailure: (error) => ({
			reason: error instanceof DeliveryError ? error.message : "Preparing the delivery failed",
			isPermanent: error instanceof PermanentDeliveryError,
		}),
		noteFailure({ id: delivery, tries }, failure) {
			log.warn({ delivery, target: target.name, tries, ...failure }, "A lead was not delivered");
		},
	};
}

async function deliverOne(target: Target, { lead, ...due }: DueLead, now: Date): Promise<Outcome> {
	if (due.kind === "lead" && lead === undefined) return { kind: "stopped" };
	if (lead === "damaged") throw new DeliveryError("The lead's contacts cannot be decrypted with the configured keys");
	await deliver(target, due, { lead, now });
	return { kind: "delivered" };
}
