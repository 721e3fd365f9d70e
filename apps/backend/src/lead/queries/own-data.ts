import type { Withdrawal } from "@uchit/contract/lead.ts";
import { eq } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { leadEvents } from "#backend/db/schema/lead.ts";
import type { StaffNote } from "./desk.ts";
import { eraseLead } from "./erase.ts";
import { addToDoNotContact, listLeadsOf, type Subject } from "./subject.ts";
import { withdrawConsents } from "./withdraw.ts";

type Caller = { subject: Subject; channel: string; now: Date };

/** Withdraws the named consents, or all. Returns the leads; undefined if a named one belongs to someone else. */
export function withdrawOwnConsents(
	db: Database,
	{ subject, channel, now, withdrawal }: Caller & { withdrawal: Withdrawal },
): Promise<string[] | undefined> {
	return db.transaction(async (tx) => {
		const rows = (await listLeadsOf(tx, subject)).filter(({ id }) => (withdrawal.lead ?? id) === id);
		if (withdrawal.lead !== undefined && rows.length === 0) return undefined;
		if (withdrawal.doNotContact) await addToDoNotContact(tx, subject, now);
		for (const row of sortById(rows)) {
			const by = byOf(row, subject);
			await withdrawConsents(tx, {
				ids: [row.id],
				now,
				channel,
				by,
				recipient: withdrawal.recipient,
				purpose: withdrawal.purpose,
			});
		}
		return rows.map(({ id }) => id);
	});
}

export function eraseOwnLeads(db: Database, caller: Caller): Promise<{ ids: string[]; notices: number }> {
	return db.transaction((tx) => eraseLeadsOf(tx, caller));
}

/**
 * Deletes all leads of the person of a lead, as they could themselves, and records who did so at the desk and why. Undefined if the lead
 * is gone already.
 */
export function eraseAtDesk(db: Database, { id, who, text, now }: StaffNote & { now: Date }) {
	return db.transaction(async (tx) => {
		const [lead] = await tx.select({ lookup: leads.lookup }).from(leads).where(eq(leads.id, id));
		if (lead === undefined) return undefined;
		const subject = { lookups: [lead.lookup], masked: [] };
		const erased = await eraseLeadsOf(tx, { subject, channel: "desk", now });
		await tx
			.insert(leadEvents)
			.values(erased.ids.map((lead_id) => ({ lead_id, kind: "erased" as const, who, reason: text, at: now })));
		return erased;
	});
}

export async function eraseLeadsOf(tx: Queryable, { subject, channel, now }: Caller) {
	// A fixed order prevents deadlocks between concurrent calls.
	const rows = sortById(await listLeadsOf(tx, subject));
	let notices = 0;
	for (const row of rows) {
		const { id } = row;
		notices += (await eraseLead(tx, { id, now, why: "erased", channel, by: byOf(row, subject) })) ?? 0;
	}
	return { ids: rows.map(({ id }) => id), notices };
}

function byOf({ guardian_lookup: guardian }: { guardian_lookup: string | null }, { lookups }: Subject) {
	return guardian !== null && lookups.includes(guardian) ? "guardian" : "self";
}

/** A fixed order prevents deadlocks between concurrent calls of parent and child. */
function sortById<Row extends { id: string }>(rows: readonly Row[]): Row[] {
	return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
