import { eq, sql } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { leadEvents } from "#backend/db/schema/lead.ts";
import type { Personal, PersonalKeys } from "#backend/personal/keys.ts";
import { eraseLead } from "#backend/queries/leads/erase.ts";
import { queueLetter } from "#backend/queries/leads/letters.ts";
import { openLead } from "#backend/queries/leads/sealed.ts";

const DAY_MS = 86_400_000;
/** Time enough to answer, or to ask again. */
const WARNED_DAYS = 14;

/** Warns of leads that are deleted soon, and deletes those whose time has come, each in a transaction of its own. Gives how many. */
export async function endLeads(
	db: Database,
	personal: Personal,
	linkFor: LinkFor,
): Promise<{ warned: number; ended: number }> {
	let warned = 0;
	while (await warnOne(db, personal, linkFor)) warned += 1;
	let ended = 0;
	while (await endOne(db, personal.now)) ended += 1;
	return { warned, ended };
}

/** The address at which somebody sees what stands under their contact. */
export type LinkFor = (lookup: string, language: "en" | "hi") => string;

async function warnOne(db: Database, personal: Personal, linkFor: LinkFor): Promise<boolean> {
	const { now, keys } = personal;
	const soon = new Date(now.getTime() + WARNED_DAYS * DAY_MS).toISOString();
	return db.transaction(async (tx) => {
		const [lead] = await tx
			.select()
			.from(leads)
			.where(
				sql`${leads.expires_at} <= ${soon}::timestamptz AND ${leads.expires_at} > ${now.toISOString()}::timestamptz AND ${leads.warned_at} IS NULL AND ${isOurs(keys)}`,
			)
			.limit(1)
			.for("update", { skipLocked: true });
		if (lead === undefined) return false;
		const { contact } = openLead(keys, lead.sealed);
		const date = (lead.expires_at ?? now).toISOString().slice(0, 10);
		const values = { url: linkFor(lead.lookup, lead.language), date };
		await queueLetter(tx, personal, { letter: "lead-expiring", to: contact, values, language: lead.language });
		await tx.update(leads).set({ warned_at: now }).where(eq(leads.id, lead.id));
		await tx.insert(leadEvents).values({ lead_id: lead.id, kind: "warned", at: now });
		return true;
	});
}

async function endOne(db: Database, now: Date): Promise<boolean> {
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

/** Sealed under a key that this program has. */
function isOurs({ sealing }: PersonalKeys) {
	const ids = sql.join(
		sealing.map(({ id }) => sql`${id}`),
		sql`, `,
	);
	return sql`split_part(${leads.sealed}, '.', 2) IN (${ids})`;
}
