import { type DeliveryKind, STOP_REASONS, type StopReason } from "@uchit/contract/lead.ts";
import { inArray, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { leadDeliveries } from "#backend/db/schema/lead.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { isEncryptedUnder } from "#backend/personal/queries/encrypted-under.ts";
import { pauseAfter, type QueueTable, takeDue, toTimestampSql } from "#backend/platform/queries/queue.ts";

export type DueDelivery = {
	id: string;
	leadId: string;
	target: string;
	recipient: string;
	kind: DeliveryKind;
	reason: StopReason | undefined;
	tries: number;
	hasArrived: boolean;
};

/** Longer than the time limit of one try. */
export const LEASE_SECONDS = 10;

/** Gives up after about three hours. */
const BACKOFF = { mostTries: 20, firstPauseSeconds: 1, longestPauseSeconds: 900, isSpread: true };

export const LEAD_QUEUE: QueueTable = {
	...BACKOFF,
	name: "leads",
	table: leadDeliveries,
	atOnce: 50,
	isWaiting: sql`q.state = 'waiting'`,
	lease: { column: "leased_until", seconds: sql`${LEASE_SECONDS}` },
	isOpen: sql`q.state = 'waiting'`,
	settled(at) {
		// A delivery is not retried if its consent was withdrawn while it was in flight.
		const state = sql`CASE WHEN s.kind <> 'failed' THEN s.kind WHEN q.is_stopping THEN 'stopped' ELSE 'waiting' END`;
		const pause = sql`CASE WHEN s.kind = 'failed' THEN ${pauseAfter(sql`q.tries`, BACKOFF)} ELSE 0 END`;
		return sql`state = ${state},
			last_error = coalesce(s.reason, q.last_error),
			next_try_at = ${at} + make_interval(secs => ${pause}),
			leased_until = NULL,
			settled_at = CASE WHEN ${state} = 'waiting' THEN NULL ELSE ${at} END`;
	},
	settlesEach: false,
};

/**
 * Leases the due deliveries of a target for the longest time of a try. A lead's next message leaves only after the one before it has
 * ended. A withdrawal waits for deliveries that were leased before it. Skips leads encrypted under a key that this program lacks.
 */
export async function takeDueDeliveries(
	db: Queryable,
	{ target, now, keys }: { target: string; now: Date; keys: PersonalKeys },
): Promise<DueDelivery[]> {
	const isOurs = isEncryptedUnder(keys.encryption, sql`l.sealed`);
	const isFree = (row: string) =>
		sql.raw(`(${row}.leased_until IS NULL OR ${row}.leased_until <= `).append(toTimestampSql(now)).append(sql.raw(")"));
	const where = sql`q.target = ${target} AND NOT q.is_stopping AND ${isFree("q")}
		AND NOT EXISTS (SELECT FROM ${leads} l WHERE l.id = q.lead_id AND NOT ${isOurs})
		AND NOT EXISTS (
			SELECT FROM ${leadDeliveries} e
			WHERE e.lead_id = q.lead_id AND e.target = q.target AND e.seq < q.seq AND e.state = 'waiting'
				AND NOT (e.is_stopping AND ${isFree("e")}))`;
	const returning = sql`q.id, q.lead_id, q.target, q.recipient, q.kind, q.reason, q.tries, EXISTS (
		SELECT FROM ${leadDeliveries} l
		WHERE l.lead_id = q.lead_id AND l.target = q.target AND l.kind = 'lead' AND l.state = 'delivered') AS has_arrived`;
	return (await takeDue(db, LEAD_QUEUE, { now, where, returning })).map(toDue);
}

const UNKNOWN_MS = 3_600_000;

/** Gives up deliveries for a target that has been unconfigured for an hour; they can be replayed once it is configured. */
export async function markUnknownDead(db: Queryable, now: Date, known: readonly string[]): Promise<number> {
	const since = new Date(now.getTime() - UNKNOWN_MS).toISOString();
	const names = sql.join(
		[...known, ""].map((name) => sql`${name}`),
		sql`, `,
	);
	const dead = await db
		.update(leadDeliveries)
		.set({ state: "dead", settled_at: now, last_error: "No target of this name is configured" })
		.where(
			sql`${leadDeliveries.state} = 'waiting' AND ${leadDeliveries.target} NOT IN (${names}) AND ${leadDeliveries.next_try_at} < ${since}::timestamptz`,
		)
		.returning({ id: leadDeliveries.id });
	return dead.length;
}

/** Stops deliveries that were in flight at a withdrawal and whose program died: nothing else would end them. */
export async function endStoppedDeliveries(db: Queryable, now: Date): Promise<number> {
	const time = sql`${now.toISOString()}::timestamptz`;
	const stopped = await db
		.update(leadDeliveries)
		.set({ state: "stopped", settled_at: now, leased_until: null })
		.where(
			sql`${leadDeliveries.state} = 'waiting' AND ${leadDeliveries.is_stopping} AND ${leadDeliveries.leased_until} <= ${time}`,
		)
		.returning({ id: leadDeliveries.id });
	return stopped.length;
}

export async function haveRunningDelivery(db: Queryable, now: Date, leads: readonly string[]): Promise<boolean> {
	if (leads.length === 0) return false;
	const rows = await db
		.select({ id: leadDeliveries.id })
		.from(leadDeliveries)
		.where(
			sql`${inArray(leadDeliveries.lead_id, [...leads])} AND ${leadDeliveries.kind} = 'lead' AND ${leadDeliveries.state} = 'waiting' AND ${leadDeliveries.leased_until} > ${now.toISOString()}::timestamptz`,
		)
		.limit(1);
	return rows.length > 0;
}

function toDue(row: Record<string, unknown>): DueDelivery {
	const kind = row.kind === "stop" ? "stop" : "lead";
	const reason = STOP_REASONS.find((known) => known === row.reason);
	const text = (name: string) => String(row[name]);
	return {
		id: text("id"),
		leadId: text("lead_id"),
		target: text("target"),
		recipient: text("recipient"),
		kind,
		reason,
		tries: Number(row.tries),
		hasArrived: row.has_arrived === true,
	};
}
