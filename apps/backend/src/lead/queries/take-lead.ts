import { DAY_MS } from "@uchit/contract/duration.ts";
import {
	COMPLAINT_DAYS,
	LEADS_PER_ADDRESS_HOUR,
	LEADS_PER_CONTACT_DAY,
	LETTERS_UNPROVEN_DAY,
	type LeadTaken,
	referenceOf,
} from "@uchit/contract/lead.ts";
import { eq } from "drizzle-orm";
import { getVisitorByLookup } from "#backend/account/queries/visitors.ts";
import type { Database, Queryable } from "#backend/db/client.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { complaints } from "#backend/db/schema/lead.ts";
import { queueMessage } from "#backend/delivery/queries/outgoing-messages.ts";
import { COMPLAINT, type NewLead } from "#backend/lead/rules/new-lead.ts";
import type { Target } from "#backend/lead/rules/targets.ts";
import { lookupOf } from "#backend/personal/contact.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { countAgainstLimit, countOrRefuse, DAY_SECONDS, HOUR_SECONDS } from "#backend/platform/queries/limits.ts";
import { useContactToken, useGuardianToken } from "./contact-tokens.ts";
import { insertLead } from "./insert-lead.ts";
import { answerOf, findFirstAnswer, requestOf } from "./repeated-requests.ts";

export type TakeLeadParts = {
	personal: Personal;
	targets: readonly Target[];
	retentionDays: number;
	address: string;
};

/**
 * Checks a lead, then inserts it with its consents and deliveries in one transaction: an answered lead is on disk, and
 * a refusal uses up no token and no limit. A repeat gets the first answer. Throws BadField, Conflict, TooMany.
 */
export function takeLead(db: Database, parts: TakeLeadParts, lead: NewLead): Promise<LeadTaken> {
	const { personal } = parts;
	return db.transaction(async (tx) => {
		const request = requestOf(personal, lead);
		const first = await findFirstAnswer(tx, request, personal.now);
		if (first !== undefined) return first;
		await useContactToken(tx, personal, lead);
		const guardianVerifiedAt = await useGuardianToken(tx, personal, lead);
		await countLead(tx, parts, lead);
		const row = await insertLead(tx, parts, { lead, guardianVerifiedAt, request });
		return answerOf(row, await confirmLead(tx, personal, { lead, id: row.id }));
	});
}

export async function hasLead(db: Queryable, id: string): Promise<boolean> {
	const rows = await db.select({ id: leads.id }).from(leads).where(eq(leads.id, id));
	return rows.length > 0;
}

async function countLead(
	tx: Queryable,
	{ personal: { keys, now }, address }: TakeLeadParts,
	lead: NewLead,
): Promise<void> {
	const ofAddress = { key: `lead-address:${address}`, most: LEADS_PER_ADDRESS_HOUR, seconds: HOUR_SECONDS };
	const contact = `lead-contact:${lookupOf(keys, lead.contact)}`;
	const ofContact = { key: contact, most: LEADS_PER_CONTACT_DAY, seconds: DAY_SECONDS };
	const counting = { db: tx, now: () => now };
	await countOrRefuse(counting, ofAddress, "Too many requests to be contacted came from this address.");
	await countOrRefuse(
		counting,
		ofContact,
		`At most ${LEADS_PER_CONTACT_DAY} requests a day are taken for one contact.`,
	);
}

type Inserted = { lead: NewLead; id: string };

/** Gives a complaint its number. For other leads it sends a letter if the person lets us write to them. */
async function confirmLead(tx: Queryable, personal: Personal, { lead, id }: Inserted) {
	if (lead.topic === COMPLAINT) return insertComplaint(tx, personal, { lead, id });
	if (lead.consents.some(({ purpose }) => purpose === "contact-by-us")) {
		await sendAcknowledgement(tx, personal, {
			lead,
			template: "lead-received",
			values: { reference: referenceOf(id) },
		});
	}
	return undefined;
}

async function insertComplaint(tx: Queryable, personal: Personal, { lead, id }: Inserted) {
	const dueAt = new Date(personal.now.getTime() + COMPLAINT_DAYS * DAY_MS);
	const [row] = await tx
		.insert(complaints)
		.values({ lead_id: id, created_at: personal.now, due_at: dueAt })
		.returning({ number: complaints.number, dueAt: complaints.due_at });
	if (row === undefined) throw new Error("Inserting the complaint returned no number");
	const values = { number: String(row.number), date: dueAt.toISOString().slice(0, 10) };
	await sendAcknowledgement(tx, personal, { lead, template: "complaint-received", values });
	return row;
}

type Acknowledgement = {
	lead: NewLead;
	template: "lead-received" | "complaint-received";
	values: Readonly<Record<string, string>>;
};

/** Anybody can enter someone else's contact: without proof of ownership it gets few letters a day. The lead counts all the same. */
async function sendAcknowledgement(
	tx: Queryable,
	personal: Personal,
	{ lead, template, values }: Acknowledgement,
): Promise<void> {
	const { contact: to, language } = lead;
	const lookup = lookupOf(personal.keys, to);
	if (!(await isOwnContact(tx, lead, lookup))) {
		const limit = { key: `received:${lookup}`, most: LETTERS_UNPROVEN_DAY, seconds: DAY_SECONDS };
		if (!(await countAgainstLimit(tx, limit, personal.now)).isAllowed) return;
	}
	await queueMessage(tx, personal, { template, to, values, language });
}

async function isOwnContact(tx: Queryable, { token, visitorId }: NewLead, lookup: string): Promise<boolean> {
	if (token !== undefined) return true;
	return visitorId !== undefined && (await getVisitorByLookup(tx, lookup))?.id === visitorId;
}
