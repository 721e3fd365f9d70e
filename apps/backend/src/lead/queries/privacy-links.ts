import { and, eq, gte, lt } from "drizzle-orm";
import type { Database, Queryable } from "#backend/db/client.ts";
import { privacyLinkEnds } from "#backend/db/schema/lead.ts";
import { queueMessage } from "#backend/delivery/queries/outgoing-messages.ts";
import { lookupOf, type NormalisedContact } from "#backend/personal/contact.ts";
import type { Personal } from "#backend/personal/keys.ts";
import type { LinkFor } from "./retention.ts";
import { listLeadsOf } from "./subject.ts";

export async function sendPrivacyLink(
	db: Database,
	personal: Personal,
	{ contact, language, linkFor }: { contact: NormalisedContact; language: "en" | "hi"; linkFor: LinkFor },
): Promise<void> {
	const lookup = lookupOf(personal.keys, contact);
	const leads = await listLeadsOf(db, { lookups: [lookup], masked: [] });
	if (leads.length === 0) return;
	const values = { url: await linkFor(lookup, language) };
	await queueMessage(db, personal, { template: "privacy-link", to: contact, values, language });
}

export async function endPrivacyLinks(db: Queryable, lookup: string, now: Date): Promise<void> {
	await db
		.insert(privacyLinkEnds)
		.values({ lookup, endedAt: now })
		.onConflictDoUpdate({ target: privacyLinkEnds.lookup, set: { endedAt: now } });
}

export async function hasLinkEnded(
	db: Queryable,
	{ lookup, sentAt }: { lookup: string; sentAt: Date },
): Promise<boolean> {
	const rows = await db
		.select({ endedAt: privacyLinkEnds.endedAt })
		.from(privacyLinkEnds)
		.where(and(eq(privacyLinkEnds.lookup, lookup), gte(privacyLinkEnds.endedAt, sentAt)));
	return rows.length > 0;
}

/** At least the longest life of a link. */
const RETENTION_DAYS = 184;

export async function forgetLinkEnds(db: Queryable, now: Date): Promise<number> {
	const isOver = lt(privacyLinkEnds.endedAt, new Date(now.getTime() - RETENTION_DAYS * 86_400_000));
	return (await db.delete(privacyLinkEnds).where(isOver).returning({ lookup: privacyLinkEnds.lookup })).length;
}
