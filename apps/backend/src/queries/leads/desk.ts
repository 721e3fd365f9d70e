import type { ConsentPurpose } from "@uchit/contract/account-options.ts";
import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { leadEvents } from "#backend/db/schema/lead.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { isSealedUnder, openLead, type Reachable } from "#backend/queries/leads/sealed.ts";

export type ByStaff = { id: string; who: string; text: string };

// The columns are written out: in a selection Drizzle would leave the table's name away, and another table has a column of this name.
const asksToBeLeftAlone = sql`EXISTS (
	SELECT FROM do_not_contact d WHERE d.lookup IN (lead.lookup, lead.guardian_lookup))`;
const hasOpenComplaint = sql`EXISTS (SELECT FROM complaints c WHERE c.lead_id = lead.id AND c.status = 'open')`;

/** Somebody whom nobody may contact any more. */
const LEFT_ALONE = "left-alone";

/**
 * How to reach whoever left a lead, for a member of staff who says why: that is on disk before it is shown. `left-alone` where the
 * person took every consent back or asked not to be contacted, and no complaint of theirs waits for its answer.
 */
export async function unmaskLead(db: Database, { keys, now }: Personal, { id, who, text }: ByStaff) {
	return db.transaction(async (tx) => {
		const [lead] = await tx
			.select({
				sealed: leads.sealed,
				isLeftAlone: sql<boolean>`(${leads.status} = 'withdrawn' OR ${asksToBeLeftAlone}) AND NOT ${hasOpenComplaint}`,
			})
			.from(leads)
			.where(eq(leads.id, id));
		if (lead === undefined) return undefined;
		if (lead.isLeftAlone) return LEFT_ALONE;
		await tx.insert(leadEvents).values({ lead_id: id, kind: "unmasked", who, reason: text, at: now });
		return plainOf(openLead(keys, lead.sealed));
	});
}

/** Keeps a note; it goes with the lead. False where there is no such lead. */
export async function noteOnLead(db: Database, now: Date, { id, who, text }: ByStaff): Promise<boolean> {
	return db.transaction(async (tx) => {
		const [lead] = await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, id)).for("share");
		if (lead === undefined) return false;
		await tx.insert(leadEvents).values({ lead_id: id, kind: "note", who, reason: text, at: now });
		return true;
	});
}

export type ExportWish = { recipient: string; purpose: ConsentPurpose; who: string; reason: string };

const MOST_EXPORTED = 1_000;

/**
 * Leads with a standing consent for this recipient and purpose, opened; that each was taken out, by whom and why, is on disk before.
 * Whoever asked not to be contacted is not among them.
 */
export async function exportByConsent(
	db: Database,
	{ keys, now }: Personal,
	{ recipient, purpose, who, reason }: ExportWish,
) {
	return db.transaction(async (tx) => {
		const said = JSON.stringify([{ recipient, purpose }]);
		const rows = await tx
			.select()
			.from(leads)
			.where(
				sql`${leads.consents} @> ${said}::jsonb AND ${leads.status} <> 'withdrawn' AND NOT ${asksToBeLeftAlone} AND ${isSealedUnder(keys)}`,
			)
			.orderBy(desc(leads.date_created))
			.limit(MOST_EXPORTED);
		if (rows.length === 0) return [];
		const events = rows.map(({ id }) => ({ lead_id: id, kind: "exported", who, reason, at: now }) as const);
		await tx.insert(leadEvents).values(events);
		return rows.map((row) => {
			const { id, name, topic, message, source, language, status } = row;
			return {
				...{ id, name, topic, message, source, language, status, ...plainOf(openLead(keys, row.sealed)) },
				ageBand: row.age_band,
				callWindow: row.call_window,
				createdAt: row.date_created,
			};
		});
	});
}

/** Of somebody under 18 there is whoever consents for them. */
function plainOf({ contact, guardian }: Reachable) {
	const plain = ({ kind, value }: { kind: string; value: string }) => ({ kind, value });
	return {
		contact: plain(contact),
		...(guardian && { guardian: { name: guardian.name, contact: plain(guardian.contact) } }),
	};
}
