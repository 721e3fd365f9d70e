import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "#backend/db/client.ts";
import type { CountDelivery } from "#backend/platform/counters.ts";

/**
 * A table of deliveries and its retry policy. Rows have `id`, `tries` and `next_try_at`; the SQL names the row `q` and the outcome of its
 * try `s`.
 */
export type QueueTable = Backoff & {
	name: Parameters<CountDelivery>[0]["queue"];
	table: PgTable;
	atOnce: number;
	isWaiting: SQL;
	/**
	 * The column with the end of the lease: after it, other programs take over the rows of one that died. With `next_try_at` the
	 * lease's end is also when a failed try is repeated.
	 */
	lease: { column: "leased_until" | "next_try_at"; seconds: SQL };
	isOpen: SQL;
	settled: (at: SQL) => SQL;
	/** Whether each row is settled as soon as its try ends: for leases that may be shorter than a try. */
	settlesEach: boolean;
};

type Backoff = {
	/** Given up after this many tries, and after as many more each time it is replayed. */
	mostTries: number;
	firstPauseSeconds: number;
	longestPauseSeconds: number;
	/** Whether pauses are shortened randomly by up to a half, so that not all retry at once. */
	isSpread: boolean;
};

export type Outcome = { kind: "delivered" | "stopped" } | { kind: "failed" | "dead"; reason: string };

export type Queue<Due> = {
	table: QueueTable;
	take: () => Promise<Due[]>;
	targetOf: (due: Due) => string;
	/** Throws if the delivery did not arrive. */
	deliver: (due: Due) => Promise<Outcome>;
	/** Describes an error of `deliver` without naming a person. */
	toFailure: (error: unknown) => { reason: string; isPermanent: boolean };
	noteFailure: (due: Due, failure: { reason: string; isDead: boolean }) => void;
};

export type QueueParts = { db: Queryable; now: () => Date; countDelivery?: CountDelivery };

/** Delivers until nothing is due or it is stopped; returns the number of deliveries. Several programs may run it at once. */
export async function deliverQueue<Due extends { id: string; tries: number }>(
	parts: QueueParts,
	queue: Queue<Due>,
	isStopped = () => false,
): Promise<number> {
	for (let count = 0; ; ) {
		const due = await queue.take();
		const batches = queue.table.settlesEach ? due.map((one) => [one]) : [due];
		await Promise.all(batches.map((batch) => deliverBatch(parts, queue, batch)));
		count += due.length;
		if (due.length < queue.table.atOnce || isStopped()) return count;
	}
}

async function deliverBatch<Due extends { id: string; tries: number }>(
	{ db, now, countDelivery }: QueueParts,
	queue: Queue<Due>,
	batch: readonly Due[],
): Promise<void> {
	const tried = await Promise.all(batch.map(async (due) => ({ due, outcome: await tryOne(queue, due) })));
	await settleOutcomes(
		db,
		queue.table,
		tried.map(({ due, outcome }) => ({ id: due.id, ...outcome })),
		now(),
	);
	for (const { due, outcome } of tried) {
		countDelivery?.({ queue: queue.table.name, target: queue.targetOf(due) }, outcome.kind);
	}
}

async function tryOne<Due extends { tries: number }>(queue: Queue<Due>, due: Due): Promise<Outcome> {
	try {
		return await queue.deliver(due);
	} catch (error) {
		const { reason, isPermanent } = queue.toFailure(error);
		const isDead = isPermanent || due.tries % queue.table.mostTries === 0;
		queue.noteFailure(due, { reason, isDead });
		return { kind: isDead ? "dead" : "failed", reason };
	}
}

type DueQuery = { now: Date; where: SQL; returning: SQL };

export async function takeDue(
	db: Queryable,
	{ table, isWaiting, lease, atOnce }: QueueTable,
	{ now, where, returning }: DueQuery,
): Promise<Record<string, unknown>[]> {
	const at = toTimestampSql(now);
	const { rows } = await db.execute(sql`
		UPDATE ${table} q SET
			tries = q.tries + 1,
			${sql.identifier(lease.column)} = ${at} + make_interval(secs => ${lease.seconds})
		WHERE q.id IN (
			SELECT q.id FROM ${table} q
			WHERE ${isWaiting} AND q.next_try_at <= ${at} AND ${where}
			ORDER BY q.next_try_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
		RETURNING ${returning}`);
	return rows;
}

async function settleOutcomes(
	db: Queryable,
	{ table, isOpen, settled }: QueueTable,
	outcomes: readonly (Outcome & { id: string })[],
	now: Date,
): Promise<void> {
	if (outcomes.length === 0) return;
	const rows = outcomes.map((one) => {
		const reason = "reason" in one ? one.reason : null;
		return sql`(${one.id}::uuid, ${one.kind}::text, ${reason}::text)`;
	});
	await db.execute(sql`
		UPDATE ${table} q SET ${settled(toTimestampSql(now))}
		FROM (VALUES ${sql.join(rows, sql`, `)}) AS s (id, kind, reason)
		WHERE q.id = s.id AND ${isOpen}`);
}

/** Seconds to wait after this many tries: doubles up to the longest pause. */
export function pauseAfter(tries: SQL, { firstPauseSeconds, longestPauseSeconds, mostTries, isSpread }: Backoff): SQL {
	const doubled = sql`${firstPauseSeconds}::float8 * power(2, (${tries} - 1) % ${mostTries}::int)`;
	const whole = sql`least(${doubled}, ${longestPauseSeconds}::float8)`;
	return isSpread ? sql`${whole} * (0.5 + random() / 2)` : whole;
}

export function toTimestampSql(at: Date): SQL {
	return sql`${at.toISOString()}::timestamptz`;
}
