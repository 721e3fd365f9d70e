import { DAY_MS } from "@uchit/contract/duration.ts";
import { sql } from "drizzle-orm";
import { type ContentError, invalidField } from "#backend/content/errors.ts";
import type { Definition } from "#backend/content/items/collection.ts";
import type { ChangeRequest, Item, WriteContext } from "#backend/content/items/types.ts";
import { leadEvents } from "#backend/db/schema/lead.ts";

/** The person was reached: the retention period begins anew. */
const CONTACTS = ["called", "answered"];

type Change = { before: Item; after: Item };

/** The owner of the contact, or a guardian, asked not to be contacted. */
export const DO_NOT_CONTACT = {
	kind: "boolean",
	toSql: (alias) =>
		sql`EXISTS (SELECT FROM do_not_contact d WHERE d.lookup IN (${alias}.lookup, ${alias}.guardian_lookup))`,
} as const satisfies NonNullable<Definition["computed"]>[string];

export function systemFieldsOfLead({ before, sent }: ChangeRequest): Item {
	if (before.status === "withdrawn" && sent.status !== undefined) {
		throw refusal("Lead", "status", "stays withdrawn: the person took every consent back");
	}
	if (sent.status === "withdrawn") throw refusal("Lead", "status", "is withdrawn by the person alone");
	if (typeof sent.status !== "string" || !CONTACTS.includes(sent.status) || sent.status === before.status) return {};
	const now = new Date();
	const expires = new Date(now.getTime() + Number(before.kept_days) * DAY_MS);
	return { last_contact_at: now.toISOString(), expires_at: expires.toISOString(), warned_at: null };
}

export async function logLead(writing: WriteContext, { before, after }: Change): Promise<void> {
	const id = String(after.id);
	if (before.assigned_to !== after.assigned_to) {
		const reason = after.assigned_to === null ? null : String(after.assigned_to);
		await insertLeadEvent(writing, { lead_id: id, kind: "assigned", reason });
	}
	if (before.status !== after.status)
		await insertLeadEvent(writing, { lead_id: id, kind: "state", reason: String(after.status) });
}

/**
 * Retries a delivery that was given up; nothing else about a delivery may change. Its count of tries goes on, as an
 * earlier try may have arrived.
 */
export function systemFieldsOfDelivery({ before, sent }: ChangeRequest): Item {
	if (before.state !== "dead" || sent.state !== "waiting") {
		throw refusal("lead_deliveries", "state", "can only become waiting, from dead");
	}
	return { next_try_at: new Date().toISOString(), settled_at: null };
}

export async function logReplay(writing: WriteContext, { after }: Change): Promise<void> {
	await insertLeadEvent(writing, { lead_id: String(after.lead_id), kind: "replayed", reason: String(after.target) });
}

type LeadEvent = { lead_id: string; kind: "assigned" | "state" | "replayed"; reason: string | null };

async function insertLeadEvent({ tx, actor }: WriteContext, event: LeadEvent): Promise<void> {
	await tx.insert(leadEvents).values({ ...event, who: actor.kind === "staff" ? actor.id : null });
}

function refusal(collection: string, field: string, reason: string): ContentError {
	return invalidField({ collection, field, reason });
}
