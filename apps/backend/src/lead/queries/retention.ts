import { DAY_MS } from "@uchit/contract/duration.ts";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { leadEvents } from "#backend/db/schema/lead.ts";
import { queueMessage } from "#backend/delivery/queries/outgoing-messages.ts";
import { type NormalisedContact, normaliseContact } from "#backend/personal/contact.ts";
import { DecryptionError } from "#backend/personal/encrypt.ts";
import type { Personal } from "#backend/personal/keys.ts";
import { isEncryptedUnder } from "#backend/personal/queries/encrypted-under.ts";
import { decryptLead } from "./encrypted-lead.ts";
import { eraseLead } from "./erase.ts";

const WARNED_DAYS = 14;

/** Warns about leads that are deleted soon and deletes expired ones, each in its own transaction. Returns counts. */
export async function expireLeads(
	db: Database,
	personal: Personal,
	linkFor: LinkFor,
): Promise<{ warned: number; ended: number }> {
	let ended = 0;
	while (await expireLead(db, personal.now)) ended += 1;
	let warned = 0;
	while (await warnOfExpiry(db, personal, linkFor)) warned += 1;
	return { warned, ended };
}

export type LinkFor = (lookup: string, language: "en" | "hi") => Promise<string>;

async function warnOfExpiry(db: Database, personal: Personal, linkFor: LinkFor): Promise<boolean> {
	const { now, keys } = personal;
	const soon = new Date(now.getTime() + WARNED_DAYS * DAY_MS).toISOString();
	return db.transaction(async (tx) => {
		const [lead] = await tx
			.select()
			.from(leads)
			.where(
				sql`${leads.expires_at} <= ${soon}::timestamptz AND ${leads.expires_at} > ${now.toISOString()}::timestamptz AND ${leads.warned_at} IS NULL AND ${isEncryptedUnder(keys.encryption, leads.sealed)}`,
			)
			.limit(1)
			.for("update", { skipLocked: true });
		if (lead === undefined) return false;
		const to = contactOf(personal, lead.sealed);
		const date = (lead.expires_at ?? now).toISOString().slice(0, 10);
		const values = { url: await linkFor(lead.lookup, lead.language), date };
		if (to) await queueMessage(tx, personal, { template: "lead-expiring", to, values, language: lead.language });
		await tx.update(leads).set({ warned_at: now }).where(eq(leads.id, lead.id));
		await tx.insert(leadEvents).values({ lead_id: lead.id, kind: "warned", at: now });
		return true;
	});
}

/** Decrypts the contact; undefined if it is damaged. The lead then ends without a letter. */
function contactOf({ keys }: Personal, sealed: string): NormalisedContact | undefined {
	try {
		return normaliseContact(decryptLead(keys, sealed).contact);
	} catch (error) {
		if (error instanceof DecryptionError) return undefined;
		throw error;
	}
}

async function expireLead(db: Database, now: Date): Promise<boolean> {
	return db.transaction(async (tx) => {
		const [lead] = await tx
			.select({ id: leads.id })
			.from(leads)
			.where(sql`${leads.expires_at} <= ${now.toISOString()}::timestamptz`)
			.limit(1)
			.for("update", { skipLocked: true });
		if (lead === undefined) return false;
		await eraseLead(tx, { id: lead.id, now, why: "expired", channel: "retention", by: "self" });
		return true;
	});
}
