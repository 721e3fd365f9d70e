import { ContentError } from "#backend/content/errors.ts";
import { type Changing, defineCollection } from "#backend/content/items/collection.ts";
import type { Item } from "#backend/content/items/rows.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { complaints, leadDeliveries, leadEndings, leadEvents } from "#backend/db/schema/lead.ts";

const DAY_MS = 86_400_000;
/** Somebody was reached: the time for which the lead is kept begins anew. */
const CONTACTS = ["called", "answered"];

/** What the lead desk works with. How to reach somebody is on no wire but masked; leads come in by an address of their own. */
export const LEADS = [
	defineCollection({
		name: "Lead",
		table: leads,
		key: "id",
		actions: ["create", "read", "update"],
		hidden: ["sealed", "lookup", "guardian_lookup", "request_key", "request_hash", "visitor_id"],
		relations: { assigned_to: "directus_users" },
		readOnly: [
			...["id", "name", "contact", "age_band", "guardian", "topic", "message", "source", "consents", "extra"],
			...["date_created", "language", "call_window", "channel", "verified_at", "kept_days", "last_contact_at"],
			...["expires_at", "warned_at"],
		],
		// Who a person is must be erasable, so revisions know only what became of the request.
		revised: ["id", "status", "assigned_to"],
		own: noteContact,
	}),
	defineCollection({
		name: "lead_deliveries",
		table: leadDeliveries,
		key: "id",
		actions: ["read", "update"],
		relations: { lead_id: "Lead" },
		readOnly: [
			...["id", "seq", "lead_id", "target", "recipient", "kind", "reason", "tries", "next_try_at", "leased_until"],
			...["is_stopping", "last_error", "created_at", "settled_at"],
		],
		revised: ["id", "state"],
		own: replay,
	}),
	defineCollection({
		name: "lead_events",
		table: leadEvents,
		key: "id",
		actions: ["read"],
		relations: { lead_id: "Lead", who: "directus_users" },
	}),
	defineCollection({
		name: "complaints",
		table: complaints,
		key: "number",
		actions: ["read", "update"],
		relations: { lead_id: "Lead" },
		readOnly: ["number", "lead_id", "created_at", "due_at", "answered_at"],
		revised: "all",
		own: ({ before, sent }) =>
			sent.status === "answered" && before.status !== "answered" ? { answered_at: new Date().toISOString() } : {},
	}),
	defineCollection({
		name: "lead_endings",
		table: leadEndings,
		key: "lead_id",
		actions: ["read"],
		hidden: ["request_key", "request_hash", "answer"],
	}),
];

function noteContact({ before, sent }: Changing): Item {
	if (before.status === "withdrawn" && sent.status !== undefined) {
		throw refusal("Lead", "status", "stays withdrawn: the person took every consent back");
	}
	if (sent.status === "withdrawn") throw refusal("Lead", "status", "is withdrawn by the person alone");
	if (typeof sent.status !== "string" || !CONTACTS.includes(sent.status) || sent.status === before.status) return {};
	const now = new Date();
	const expires = new Date(now.getTime() + Number(before.kept_days) * DAY_MS);
	return { last_contact_at: now.toISOString(), expires_at: expires.toISOString(), warned_at: null };
}

/** What was given up is tried again; nothing else about a delivery is anybody's to change. Its tries count on: something may have arrived. */
function replay({ before, sent }: Changing): Item {
	if (before.state !== "dead" || sent.state !== "waiting") {
		throw refusal("lead_deliveries", "state", "can only become waiting, from dead");
	}
	return { next_try_at: new Date().toISOString(), settled_at: null };
}

function refusal(collection: string, field: string, reason: string): ContentError {
	return new ContentError("FAILED_VALIDATION", `Validation failed for field "${field}". It ${reason}.`, {
		collection,
		field,
		reason,
	});
}
