import { DAY_MS } from "@uchit/contract/duration.ts";
import { type ExportedLead, referenceOf } from "@uchit/contract/lead.ts";
import type { ConsentPurpose } from "@uchit/contract/notices.ts";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { staff } from "#backend/db/schema/content/staff.ts";
import { complaints, leadEvents } from "#backend/db/schema/lead.ts";
import { queueMessage } from "#backend/delivery/queries/outgoing-messages.ts";
import { normaliseContact } from "#backend/personal/contact.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { isEncryptedUnder } from "#backend/personal/queries/encrypted-under.ts";
import { decryptLead } from "./encrypted-lead.ts";
import { toLeadBody } from "./lead-body.ts";

export type StaffNote = { id: string; who: string; text: string };

// Columns are written out: Drizzle omits the table's name in a selection, and another table has a column of this name.
const isOnDoNotContact = sql`EXISTS (
	SELECT FROM do_not_contact d WHERE d.lookup IN (lead.lookup, lead.guardian_lookup))`;
const hasOpenComplaint = sql`EXISTS (SELECT FROM complaints c WHERE c.lead_id = lead.id AND c.status = 'open')`;

const LEFT_ALONE = "left-alone";

/**
 * Returns the contacts of a lead to a member of staff with a reason, which is stored before they are shown.
 * `left-alone` if the person withdrew every consent or asked not to be contacted, and has no open complaint.
 */
export async function unmaskLead(db: Database, { keys, now }: Personal, { id, who, text }: StaffNote) {
	return db.transaction(async (tx) => {
		const [lead] = await tx
			.select({
				sealed: leads.sealed,
				isLeftAlone: sql<boolean>`(${leads.status} = 'withdrawn' OR ${isOnDoNotContact}) AND NOT ${hasOpenComplaint}`,
			})
			.from(leads)
			.where(eq(leads.id, id));
		if (lead === undefined) return undefined;
		if (lead.isLeftAlone) return LEFT_ALONE;
		await tx.insert(leadEvents).values({ lead_id: id, kind: "unmasked", who, reason: text, at: now });
		return decryptLead(keys, lead.sealed);
	});
}

/** Stores a note, which is deleted with the lead. False if there is no such lead. */
export async function addLeadNote(db: Database, now: Date, { id, who, text }: StaffNote): Promise<boolean> {
	return db.transaction(async (tx) => {
		const [lead] = await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, id)).for("share");
		if (lead === undefined) return false;
		await tx.insert(leadEvents).values({ lead_id: id, kind: "note", who, reason: text, at: now });
		return true;
	});
}

/**
 * Sends an answer to a lead's sender and stores it with the lead, which restarts its retention; it closes a complaint.
 * `left-alone` if the person does not let us write to them and has no open complaint; `no-gateway` if nothing could be
 * sent.
 */
export async function answerLead(
	db: Database,
	personal: Personal,
	{ id, who, text, canSend }: StaffNote & { canSend: (kind: "phone" | "email") => boolean },
) {
	const { keys, now } = personal;
	return db.transaction(async (tx) => {
		const [lead] = await tx
			.select({
				sealed: leads.sealed,
				language: leads.language,
				status: leads.status,
				retentionDays: leads.kept_days,
				mayWrite: sql<boolean>`${hasOpenComplaint} OR (${leads.status} <> 'withdrawn' AND NOT ${isOnDoNotContact}
					AND ${leads.consents} @> ${JSON.stringify([{ purpose: "contact-by-us", recipient: "site" }])}::jsonb)`,
			})
			.from(leads)
			.where(eq(leads.id, id))
			.for("update");
		if (lead === undefined) return undefined;
		if (!lead.mayWrite) return LEFT_ALONE;
		const to = normaliseContact(decryptLead(keys, lead.sealed).contact);
		if (!canSend(to.kind)) return "no-gateway";
		const values = { answer: text, reference: referenceOf(id) };
		await queueMessage(tx, personal, { template: "lead-answer", to, values, language: lead.language });
		await tx.insert(leadEvents).values({ lead_id: id, kind: "answered", who, reason: text, at: now });
		await tx
			.update(complaints)
			.set({ status: "answered", answered_at: now })
			.where(and(eq(complaints.lead_id, id), eq(complaints.status, "open")));
		if (lead.status === "withdrawn") return "sent";
		const expires_at = new Date(now.getTime() + lead.retentionDays * DAY_MS);
		await tx
			.update(leads)
			.set({ status: "answered", last_contact_at: now, expires_at, warned_at: null })
			.where(eq(leads.id, id));
		return "sent";
	});
}

export type ExportRequest = { recipient: string; purpose: ConsentPurpose; who: string; reason: string };

const MAX_EXPORTED = 1_000;

/**
 * Returns decrypted leads with a standing consent for this recipient and purpose. Each export is logged first, with its
 * person and reason. People who asked not to be contacted are left out.
 */
export async function exportByConsent(
	db: Database,
	{ keys, now }: Personal,
	{ recipient, purpose, who, reason }: ExportRequest,
): Promise<ExportedLead[]> {
	return db.transaction(async (tx) => {
		const consent = JSON.stringify([{ recipient, purpose }]);
		const rows = await tx
			.select()
			.from(leads)
			.where(
				sql`${leads.consents} @> ${consent}::jsonb AND ${leads.status} <> 'withdrawn' AND NOT ${isOnDoNotContact} AND ${isEncryptedUnder(keys.encryption, leads.sealed)}`,
			)
			.orderBy(desc(leads.date_created))
			.limit(MAX_EXPORTED);
		if (rows.length === 0) return [];
		const events = rows.map(({ id }) => ({ lead_id: id, kind: "exported", who, reason, at: now }) as const);
		await tx.insert(leadEvents).values(events);
		return rows.map((row) => {
			const { consents: _, extra: _extra, ...lead } = toLeadBody(keys, row);
			return { ...lead, status: row.status };
		});
	});
}

type DeskPerson = { id: string; name: string | undefined; role: string; isActive: boolean };

export async function listDeskPeople(db: Queryable): Promise<DeskPerson[]> {
	const rows = await db
		.select()
		.from(staff)
		.where(inArray(staff.role, ["lead-desk", "admin"]))
		.orderBy(asc(staff.first_name), asc(staff.last_name), asc(staff.id));
	return rows.map(({ id, first_name: first, last_name: last, role, status }) => {
		const name = [first, last].filter((part) => part !== null && part !== "").join(" ");
		return { id, name: name === "" ? undefined : name, role, isActive: status === "active" };
	});
}
