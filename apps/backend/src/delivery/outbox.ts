import type { Database } from "#backend/db/client.ts";
import { type Log, NotSent, type Send } from "#backend/delivery/senders.ts";
import type { CountDelivery } from "#backend/monitoring/counters.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { type DueMessage, markDead, markSent, takeDue } from "#backend/queries/outgoing.ts";
import { workWhenKicked } from "#backend/repeat.ts";

export type OutboxParts = {
	db: Database;
	keys: PersonalKeys;
	now: () => Date;
	send: Send;
	log: Log;
	countDelivery?: CountDelivery;
};

export type Outbox = {
	/** Something was queued and is on disk: it is sent soon, and nobody waits for it. */
	kick: () => void;
	/** Looks by itself from now on: what failed before is tried again, what another instance left is sent. */
	start: () => void;
	/** What is on its way arrives; nothing new leaves. */
	stop: () => Promise<void>;
};

const LOOK_EVERY_MS = 2_000;
const MOST_TRIES = 8;

/** Sends what waits in the database. Several programs may do so at once. */
export function createOutbox(parts: OutboxParts): Outbox {
	const { kick, stop } = workWhenKicked((isStopped) =>
		deliverDue(parts, isStopped).then(
			() => undefined,
			(error: unknown) => parts.log.warn({ err: error }, "What waits to be sent cannot be read now"),
		),
	);
	let timer: NodeJS.Timeout | undefined;
	return {
		kick,
		start() {
			timer = setInterval(kick, LOOK_EVERY_MS);
			timer.unref();
		},
		async stop() {
			clearInterval(timer);
			await stop();
		},
	};
}

/** Sends all that is due now, or until it is stopped, and gives how much that was. */
export async function deliverDue(parts: OutboxParts, isStopped = () => false): Promise<number> {
	const { db, keys, now } = parts;
	const due = await takeDue(db, { keys, now: now() });
	await Promise.all(due.map((message) => deliver(parts, message)));
	return due.length === 0 || isStopped() ? due.length : due.length + (await deliverDue(parts, isStopped));
}

async function deliver({ db, now, send, log, countDelivery }: OutboxParts, message: DueMessage): Promise<void> {
	const { id, template, tries, goodUntil, to } = message;
	const target = { queue: "messages", target: to.kind } as const;
	if (goodUntil !== undefined && goodUntil <= now()) {
		countDelivery?.(target, "dead");
		return markDead(db, id, "It ran out before it could be sent");
	}
	try {
		await send(message);
	} catch (error) {
		const reason = error instanceof NotSent ? error.message : "Sending failed";
		const isDead = tries >= MOST_TRIES;
		log.warn({ message: id, template, tries, isDead, reason }, "A message was not sent");
		countDelivery?.(target, isDead ? "dead" : "failed");
		if (isDead) await markDead(db, id, reason);
		return;
	}
	countDelivery?.(target, "delivered");
	await markSent(db, id, now());
}
