import type { DataHolder, LeadShown, PrivacyShown } from "@uchit/contract/lead.ts";
import { desc, inArray, or, sql } from "drizzle-orm";
import { listConsents } from "#backend/account/queries/consents.ts";
import { listContactRows } from "#backend/account/queries/visitors.ts";
import type { Queryable } from "#backend/db/client.ts";
import { type LeadRow, leads } from "#backend/db/schema/content/lead.ts";
import { complaints, doNotContact, leadDeliveries, leadEvents } from "#backend/db/schema/lead.ts";
import { maskContact } from "#backend/personal/contact.ts";
import { decryptContact } from "#backend/personal/encrypted-contact.ts";
import type { PersonalKeys } from "#backend/personal/keys.ts";
import { type ConsentInForce, listConsentsInForce } from "./consents-in-force.ts";
import { toLeadBody } from "./lead-body.ts";

export type Subject = { lookups: readonly string[]; visitorId?: string; masked: readonly string[] };

export async function subjectOfVisitor(db: Queryable, keys: PersonalKeys, visitorId: string): Promise<Subject> {
	const rows = await listContactRows(db, visitorId);
	const masked = rows.map(({ sealed }) => maskContact(decryptContact(keys, sealed)));
	return { lookups: rows.map(({ lookup }) => lookup), visitorId, masked };
}

/** Leads with one of the person's contacts, for a child of theirs, or left while signed in. */
export async function listLeadsOf(db: Queryable, { lookups, visitorId }: Subject) {
	const contacts = [...lookups];
	const isTheirs = or(
		...(contacts.length === 0 ? [] : [inArray(leads.lookup, contacts), inArray(leads.guardian_lookup, contacts)]),
		...(visitorId === undefined ? [] : [sql`${leads.visitor_id} = ${visitorId}::uuid`]),
	);
	if (isTheirs === undefined) return [];
	return db.select().from(leads).where(isTheirs).orderBy(desc(leads.date_created), desc(leads.id));
}

export async function showPrivacy(db: Queryable, subject: Subject): Promise<PrivacyShown> {
	const rows = await listLeadsOf(db, subject);
	const ids = rows.map(({ id }) => id);
	const [standing, deliveries, numbers, isLeftAlone] = await Promise.all([
		listConsentsInForce(db, ids),
		listDeliveries(db, ids),
		listComplaints(db, ids),
		hasOptedOut(db, subject),
	]);
	const shown = rows.map((row) => {
		const complaint = numbers.get(row.id);
		const parts = { standing: standing.get(row.id) ?? [], deliveries: deliveries.get(row.id) ?? [] };
		return { ...toShown(row, parts), ...(complaint && { complaint }) };
	});
	const contacts = rows
		.filter(({ lookup }) => subject.lookups.includes(lookup))
		.map(({ contact }) => maskedIn(contact));
	return { contacts: [...new Set([...subject.masked, ...contacts])], doNotContact: isLeftAlone, leads: shown };
}

export async function exportLeads(db: Queryable, keys: PersonalKeys, subject: Subject) {
	const rows = await listLeadsOf(db, subject);
	const shown = await showPrivacy(db, subject);
	return Promise.all(
		rows.map(async (row) => {
			const { id } = row;
			return {
				...toLeadBody(keys, row),
				status: row.status,
				keptUntil: row.expires_at,
				consents: await listConsents(db, id, "lead"),
				holders: shown.leads.find((one) => one.id === id)?.holders ?? [],
				seenBy: await listDisclosures(db, id),
			};
		}),
	);
}

/** From now on, leads with these contacts need a code that proves ownership. */
export async function addToDoNotContact(tx: Queryable, { lookups }: Subject, now: Date): Promise<void> {
	if (lookups.length === 0) return;
	const rows = lookups.map((lookup) => ({ lookup, since: now }));
	await tx.insert(doNotContact).values(rows).onConflictDoNothing();
}

async function hasOptedOut(db: Queryable, { lookups }: Subject): Promise<boolean> {
	if (lookups.length === 0) return false;
	const rows = await db
		.select()
		.from(doNotContact)
		.where(inArray(doNotContact.lookup, [...lookups]));
	return rows.length > 0;
}

type Delivery = typeof leadDeliveries.$inferSelect;

async function listDeliveries(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Delivery[]>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select()
		.from(leadDeliveries)
		.where(inArray(leadDeliveries.lead_id, [...ids]))
		.orderBy(leadDeliveries.seq);
	return Map.groupBy(rows, (row) => row.lead_id);
}

async function listComplaints(db: Queryable, ids: readonly string[]) {
	if (ids.length === 0) return new Map<string, { number: number; answeredBy: string }>();
	const rows = await db
		.select()
		.from(complaints)
		.where(inArray(complaints.lead_id, [...ids]));
	return new Map(rows.map((row) => [row.lead_id, { number: row.number, answeredBy: row.due_at.toISOString() }]));
}

async function listDisclosures(db: Queryable, id: string) {
	return db
		.select({ what: leadEvents.kind, reason: leadEvents.reason, at: leadEvents.at })
		.from(leadEvents)
		.where(sql`${leadEvents.lead_id} = ${id}::uuid AND ${leadEvents.kind} IN ('unmasked', 'exported')`)
		.orderBy(leadEvents.id);
}

function toShown(
	row: LeadRow,
	{ standing, deliveries }: { standing: readonly ConsentInForce[]; deliveries: readonly Delivery[] },
): LeadShown {
	const recipients = new Set([
		"site",
		...standing.map(({ recipient }) => recipient),
		...deliveries.map((one) => one.recipient),
	]);
	return {
		id: row.id,
		name: row.name,
		contact: maskedIn(row.contact),
		topic: row.topic ?? "",
		...(row.source?.college !== undefined && { college: row.source.college }),
		state: row.status,
		createdAt: row.date_created.toISOString(),
		...(row.expires_at !== null && { keptUntil: row.expires_at.toISOString() }),
		holders: [...recipients].map((recipient) => holderOf(row, recipient, { standing, deliveries })),
	};
}

function holderOf(
	row: LeadRow,
	recipient: string,
	{ standing, deliveries }: { standing: readonly ConsentInForce[]; deliveries: readonly Delivery[] },
): DataHolder {
	const toRecipient = deliveries.filter((one) => one.recipient === recipient);
	const reached =
		toRecipient.find(({ kind, state }) => kind === "lead" && state === "delivered")?.settled_at ?? undefined;
	const since = recipient === "site" ? row.date_created : reached;
	return {
		recipient,
		purposes: standing.filter((one) => one.recipient === recipient).map(({ purpose }) => purpose),
		...(since && { since: since.toISOString() }),
		deliveries: toRecipient.map(
			({ target, kind, reason, state, tries, settled_at: settledAt, created_at: createdAt }) => ({
				target,
				kind,
				state,
				tries,
				...(reason !== null && { reason }),
				at: (settledAt ?? createdAt).toISOString(),
			}),
		),
	};
}

function maskedIn(contact: unknown): string {
	return typeof contact === "object" && contact !== null && "value" in contact ? String(contact.value) : "";
}
