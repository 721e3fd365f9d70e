import { DAY_MS } from "@uchit/contract/duration.ts";
import type { ChangeRequest, Item, WriteContext } from "#backend/content/items/types.ts";
import { refusalIn } from "#backend/content/items/writing/decide.ts";
import { insertLeadEvent } from "./queries/lead-events.ts";

/** The person was reached: the retention period begins anew. */
const CONTACTS = ["called", "answered"];

type Change = { before: Item; after: Item };

export function systemFieldsOfLead({ before, sent }: ChangeRequest): Item {
	if (before.status === "withdrawn" && sent.status !== undefined) {
		throw refusalIn("Lead")("status", "cannot change: the person withdrew every consent");
	}
	if (sent.status === "withdrawn") throw refusalIn("Lead")("status", "can be withdrawn by the person only");
	if (typeof sent.status !== "string" || !CONTACTS.includes(sent.status) || sent.status === before.status) return {};
	const now = new Date();
	const expires = new Date(now.getTime() + Number(before.kept_days) * DAY_MS);
	return { last_contact_at: now.toISOString(), expires_at: expires.toISOString(), warned_at: null };
}

export async function logLead(context: WriteContext, { before, after }: Change): Promise<void> {
	const id = String(after.id);
	if (before.assigned_to !== after.assigned_to) {
		const reason = after.assigned_to === null ? null : String(after.assigned_to);
		await insertLeadEvent(context, { lead_id: id, kind: "assigned", reason });
	}
	if (before.status !== after.status)
		await insertLeadEvent(context, { lead_id: id, kind: "state", reason: String(after.status) });
}

/**
 * Retries a delivery that was given up; nothing else about a delivery may change. Its count of tries goes on, as an
 * earlier try may have arrived.
 */
export function systemFieldsOfDelivery({ before, sent }: ChangeRequest): Item {
	if (before.state !== "dead" || sent.state !== "waiting") {
		throw refusalIn("lead_deliveries")("state", "can only become waiting, from dead");
	}
	return { next_try_at: new Date().toISOString(), settled_at: null };
}

export async function logReplay(context: WriteContext, { after }: Change): Promise<void> {
	await insertLeadEvent(context, { lead_id: String(after.lead_id), kind: "replayed", reason: String(after.target) });
}
