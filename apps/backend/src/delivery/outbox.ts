import type { Database } from "#backend/db/client.ts";
import { type Send, SendError } from "#backend/delivery/senders.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import type { CountDelivery } from "#backend/platform/counters.ts";
import { createJob, type Job } from "#backend/platform/job.ts";
import type { Log } from "#backend/platform/log.ts";
import { deliverQueue, type Outcome, type Queue } from "#backend/platform/queries/queue.ts";
import { type DueMessage, MESSAGE_QUEUE, takeDueMessages } from "./queries/outgoing-messages.ts";

export type OutboxParts = {
	db: Database;
	keys: PersonalKeys;
	now: () => Date;
	send: Send;
	log: Log;
	countDelivery?: CountDelivery;
};

const LOOK_EVERY_MS = 2_000;

export function createOutbox(parts: OutboxParts): Job {
	return createJob({
		work: (isStopped) => deliverDue(parts, isStopped),
		everyMs: LOOK_EVERY_MS,
		onTrouble: (error) =>
			parts.log.warn({ err: error }, "Reading the queue of letters failed; it is tried again in two seconds"),
	});
}

export function deliverDue(parts: OutboxParts, isStopped?: () => boolean): Promise<number> {
	return deliverQueue(parts, queueOf(parts), isStopped);
}

function queueOf({ db, keys, now, send, log }: OutboxParts): Queue<DueMessage> {
	return {
		table: MESSAGE_QUEUE,
		take: () => takeDueMessages(db, { keys, now: now() }),
		targetOf: ({ to }) => to.kind,
		async deliver(message): Promise<Outcome> {
			if (message.goodUntil !== undefined && message.goodUntil <= now()) {
				return { kind: "dead", reason: "It ran out before it could be sent" };
			}
			await send(message);
			return { kind: "delivered" };
		},
		toFailure: (error) => ({
			reason: error instanceof SendError ? error.message : "Sending failed",
			isPermanent: false,
		}),
		noteFailure({ id: message, template, tries }, failure) {
			log.warn({ message, template, tries, ...failure }, "A message was not sent");
		},
	};
}
