import type { StopReason } from "@uchit/contract/lead.ts";
import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { consents } from "#backend/db/schema/consent.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { leadDeliveries, leadEvents } from "#backend/db/schema/lead.ts";
import { mayReceiveLead } from "#backend/lead/rules/targets.ts";
import { type ConsentInForce, listConsentsInForce, toStandingConsent } from "./consents-in-force.ts";

export type ConsentWithdrawal = {
	channel: string;
	by: "self" | "guardian";
	recipient?: string | undefined;
	purpose?: string | undefined;
};

/**
 * Withdraws consents of leads in the caller's transaction: adds rows to the ledger, stops deliveries that have not
 * left, and notifies recipients that may have got something. The caller then waits for deliveries in flight. Returns
 * the number of withdrawn consents.
 */
export async function withdrawConsents(
	tx: Queryable,
	{ ids, now, ...withdrawal }: ConsentWithdrawal & { ids: readonly string[]; now: Date },
): Promise<number> {
	const onHold = await lockLeads(tx, ids);
	const standing = await listConsentsInForce(tx, onHold);
	let count = 0;
	for (const id of onHold) {
		const leadConsents = standing.get(id) ?? [];
		const gone = leadConsents.filter(
			({ recipient, purpose }) =>
				(withdrawal.recipient ?? recipient) === recipient && (withdrawal.purpose ?? purpose) === purpose,
		);
		if (gone.length === 0) continue;
		await addWithdrawals(tx, { id, now, gone, ...withdrawal });
		const left = leadConsents.filter((one) => !gone.includes(one));
		await updateLeadConsents(tx, id, left);
		await stopTargets(tx, { id, now, left, reason: "withdrawn" });
		await tx.insert(leadEvents).values({ lead_id: id, kind: "withdrawn", at: now });
		count += gone.length;
	}
	return count;
}

/**
 * Stops deliveries without a consent: waiting ones never leave, those in flight are not retried, and recipients that
 * may have got one are notified. The content system is always notified, because it shows the consents. Returns the
 * number of notified recipients.
 */
export async function stopTargets(
	tx: Queryable,
	{ id, now, left, reason }: { id: string; now: Date; left: readonly ConsentInForce[]; reason: StopReason },
): Promise<number> {
	// Locks the rows so that no worker leases one meanwhile; a message leased earlier already counts as tried.
	const messages = await tx
		.select()
		.from(leadDeliveries)
		.where(eq(leadDeliveries.lead_id, id))
		.orderBy(leadDeliveries.seq)
		.for("update");
	let notifiedCount = 0;
	for (const { target, recipient, tries, kind } of messages) {
		if (kind === "stop") continue;
		const recipientKind = target === "content" ? "content" : "webhook";
		const isAllowed = reason === "withdrawn" && mayReceiveLead({ kind: recipientKind, recipient }, left);
		if (isAllowed && recipientKind === "webhook") continue;
		if (!isAllowed) await stopDeliveries(tx, { id, target, now });
		const wasNotified = messages.some((one) => one.kind === "stop" && one.target === target && one.reason === reason);
		if (tries === 0 || (wasNotified && recipientKind === "webhook")) continue;
		const notice = { lead_id: id, target, recipient, kind: "stop", reason } as const;
		await tx.insert(leadDeliveries).values({ ...notice, created_at: now, next_try_at: now });
		notifiedCount += 1;
	}
	return notifiedCount;
}

/** A fixed order prevents deadlocks between concurrent calls. */
async function lockLeads(tx: Queryable, ids: readonly string[]): Promise<string[]> {
	if (ids.length === 0) return [];
	const rows = await tx
		.select({ id: leads.id })
		.from(leads)
		.where(inArray(leads.id, [...ids]))
		.orderBy(leads.id)
		.for("update");
	return rows.map(({ id }) => id);
}

async function addWithdrawals(
	tx: Queryable,
	{ id, now, gone, channel, by }: ConsentWithdrawal & { id: string; now: Date; gone: readonly ConsentInForce[] },
): Promise<void> {
	const entry = { subject: id, subjectKind: "lead", action: "withdrawn", channel, by, at: now } as const;
	await tx.insert(consents).values(gone.map(({ since: _since, ...consent }) => ({ ...consent, ...entry })));
}

async function updateLeadConsents(tx: Queryable, id: string, left: readonly ConsentInForce[]): Promise<void> {
	const status = left.length === 0 ? "withdrawn" : undefined;
	await tx
		.update(leads)
		.set({ consents: left.map(toStandingConsent), status })
		.where(eq(leads.id, id));
}

/** Stops waiting deliveries, and dead ones too, so that nobody replays them. */
async function stopDeliveries(tx: Queryable, { id, target, now }: { id: string; target: string; now: Date }) {
	const isAway = sql`(${leadDeliveries.state} = 'waiting' AND ${leadDeliveries.leased_until} > ${now.toISOString()}::timestamptz)`;
	await tx
		.update(leadDeliveries)
		.set({
			is_stopping: true,
			state: sql`CASE WHEN ${isAway} THEN ${leadDeliveries.state} ELSE 'stopped' END`,
			settled_at: sql`CASE WHEN ${isAway} THEN NULL ELSE ${now.toISOString()}::timestamptz END`,
		})
		.where(
			sql`${leadDeliveries.lead_id} = ${id} AND ${leadDeliveries.target} = ${target} AND ${leadDeliveries.kind} = 'lead' AND ${leadDeliveries.state} IN ('waiting', 'dead')`,
		);
}
