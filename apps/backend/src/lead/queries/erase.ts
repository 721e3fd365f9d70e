import { eq, sql } from "drizzle-orm";
import type { Queryable } from "#backend/db/client.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { complaints, leadDeliveries, leadEndings, leadEvents } from "#backend/db/schema/lead.ts";
import { answerOf } from "./repeated-requests.ts";
import { stopTargets, withdrawConsents } from "./withdraw.ts";

/**
 * Deletes a lead in the caller's transaction: ends its consents, notifies its recipients to delete it too, and keeps
 * only the record that it existed. Returns the number of notified recipients; undefined if it is gone already.
 */
export async function eraseLead(
	tx: Queryable,
	{
		id,
		now,
		why,
		channel,
		by,
	}: {
		id: string;
		now: Date;
		why: "erased" | "expired";
		channel: string;
		by: "self" | "guardian";
	},
): Promise<number | undefined> {
	const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for("update");
	if (lead === undefined) return undefined;
	const [complaint] = await tx
		.select({ number: complaints.number, dueAt: complaints.due_at })
		.from(complaints)
		.where(eq(complaints.lead_id, id));
	await withdrawConsents(tx, { ids: [id], now, channel, by });
	// Drops the withdrawal's notices: the erasure notices are enough.
	await tx
		.delete(leadDeliveries)
		.where(
			sql`${leadDeliveries.lead_id} = ${id} AND ${leadDeliveries.kind} = 'stop' AND ${leadDeliveries.state} = 'waiting' AND ${leadDeliveries.tries} = 0`,
		);
	const stoppedCount = await stopTargets(tx, { id, now, left: [], reason: why });
	await tx.delete(leadEvents).where(sql`${leadEvents.lead_id} = ${id} AND ${leadEvents.kind} IN ('note', 'answered')`);
	await tx.insert(leadEndings).values({
		lead_id: id,
		why,
		age_band: lead.age_band,
		created_at: lead.date_created,
		ended_at: now,
		request_key: lead.request_key,
		request_hash: lead.request_hash,
		answer: answerOf(lead, complaint),
	});
	await tx.delete(leads).where(eq(leads.id, id));
	return stoppedCount;
}
