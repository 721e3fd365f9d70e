import { defineCollection } from "#backend/content/items/collection.ts";
import { logLead, logReplay, systemFieldsOfDelivery, systemFieldsOfLead } from "#backend/content/leads/desk-rules.ts";
import { DO_NOT_CONTACT } from "#backend/content/leads/queries/lead-events.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { complaints, leadDeliveries, leadEndings, leadEvents } from "#backend/db/schema/lead.ts";

/** The lead desk's collections. Contacts are only sent masked; leads come in at an address of their own. */
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
		// Personal data must be erasable, so revisions only store the state of the request.
		revised: ["id", "status", "assigned_to"],
		computed: { do_not_contact: DO_NOT_CONTACT },
		systemFields: systemFieldsOfLead,
		follow: logLead,
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
		systemFields: systemFieldsOfDelivery,
		follow: logReplay,
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
		systemFields: ({ before, sent }) =>
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
