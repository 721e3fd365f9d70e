import { type CallWindow, LEAD_CHANNELS, LEAD_STATES, type LeadSource } from "@uchit/contract/lead.ts";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";
import { visitors } from "../visitor.ts";
import { staff } from "./staff.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A consent as the desk sees it beside a lead; the ledger is what counts. */
export type StandingConsent = { purpose: string; recipient: string; noticeVersion: string; language: string };

/**
 * Whoever asked to be contacted: `Lead` on the wire. How to reach them lies sealed, as visitors' contacts do; what stands in
 * `contact` and `guardian` is masked.
 */
export const leads = pgTable(
	"lead",
	{
		id: uuid().primaryKey().defaultRandom(),
		name: text().notNull(),
		/** `{ kind: "phone" | "email", value }`: the one way that the person chose, masked. */
		contact: jsonb().notNull(),
		age_band: text({ enum: ["under-18", "18-or-over"] }),
		/** The guardian who consents for somebody under 18, masked, with the time of the right code. */
		guardian: jsonb(),
		topic: text(),
		message: text(),
		/** The page of the site that it came from. */
		source: jsonb().$type<LeadSource>(),
		/** Those that stand. */
		consents: jsonb().$type<StandingConsent[]>().notNull().default([]),
		/** Other fields that were sent with it. */
		extra: jsonb().$type<Record<string, unknown>>().notNull().default({}),
		status: text({ enum: LEAD_STATES }).notNull().default("new"),
		date_created: at("date_created").notNull().defaultNow(),
		language: text({ enum: ["en", "hi"] })
			.notNull()
			.default("en"),
		call_window: jsonb().$type<CallWindow>(),
		channel: text({ enum: LEAD_CHANNELS }).notNull().default("lead"),
		assigned_to: uuid("assigned_to").references(() => staff.id, { onDelete: "set null" }),
		visitor_id: uuid("visitor_id").references(() => visitors.id, { onDelete: "set null" }),
		/** When a code showed that the contact is theirs. */
		verified_at: at("verified_at"),
		/** Contact and guardian; empty in rows of the time before they were sealed, until the next run of the job. */
		sealed: text().notNull().default(""),
		/** HMACs by which they are found. */
		lookup: text().notNull().default(""),
		guardian_lookup: text("guardian_lookup"),
		/** HMACs of the `Idempotency-Key` and of the body that came with it. */
		request_key: text("request_key"),
		request_hash: text("request_hash"),
		/** How long it is kept after the last contact. */
		kept_days: integer("kept_days").notNull().default(183),
		last_contact_at: at("last_contact_at").notNull().defaultNow(),
		expires_at: at("expires_at"),
		warned_at: at("warned_at"),
	},
	(table) => [
		index("lead_status").on(table.status, table.date_created),
		uniqueIndex("lead_request").on(table.request_key),
		index("lead_lookup").on(table.lookup),
		index("lead_guardian").on(table.guardian_lookup).where(sql`${table.guardian_lookup} IS NOT NULL`),
		index("lead_expiry").on(table.expires_at),
		...listChecks(table),
		index("lead_visitor").on(table.visitor_id),
	],
);
