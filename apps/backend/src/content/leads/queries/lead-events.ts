import { sql } from "drizzle-orm";
import type { Definition } from "#backend/content/items/collection.ts";
import type { WriteContext } from "#backend/content/items/types.ts";
import { staffIdOf } from "#backend/content/items/writing/history.ts";
import { leadEvents } from "#backend/db/schema/lead.ts";

/** The owner of the contact, or a guardian, asked not to be contacted. */
export const DO_NOT_CONTACT = {
	kind: "boolean",
	toSql: (alias) =>
		sql`EXISTS (SELECT FROM do_not_contact d WHERE d.lookup IN (${alias}.lookup, ${alias}.guardian_lookup))`,
} as const satisfies NonNullable<Definition["computed"]>[string];

type LeadEvent = { lead_id: string; kind: "assigned" | "state" | "replayed"; reason: string | null };

export async function insertLeadEvent({ tx, actor }: WriteContext, event: LeadEvent): Promise<void> {
	await tx.insert(leadEvents).values({ ...event, who: staffIdOf(actor) });
}
