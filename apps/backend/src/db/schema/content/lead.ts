import {
	type CallWindow,
	LEAD_CHANNELS,
	LEAD_STATES,
	type LeadField,
	type LeadSource,
	type StandingConsent,
} from "@uchit/contract/lead.ts";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#backend/db/time-column.ts";
import { listChecks } from "../../list-checks.ts";
import { visitors } from "../visitor.ts";
import { staff } from "./staff.ts";

/** `Lead` on the wire. Contacts are encrypted, as visitors' are; `contact` and `guardian` are masked. */
export const leads = pgTable(
	"lead",
	{
		id: uuid().primaryKey().defaultRandom(),
		name: text().notNull(),
		/** `{ kind: "phone" | "email", value }`: the one way that the person chose, masked. */
		contact: jsonb().notNull(),
		age_band: text({ enum: ["under-18", "18-or-over"] }),
		guardian: jsonb(),
		topic: text(),
		message: text(),
		source: jsonb().$type<LeadSource>(),
		consents: jsonb().$type<StandingConsent[]>().notNull().default([]),
		extra: jsonb().$type<Record<string, unknown>>().notNull().default({}),
		status: text({ enum: LEAD_STATES }).notNull().default("new"),
		date_created: timeColumn("date_created").notNull().defaultNow(),
		language: text({ enum: ["en", "hi"] })
			.notNull()
			.default("en"),
		call_window: jsonb().$type<CallWindow>(),
		channel: text({ enum: LEAD_CHANNELS }).notNull().default("lead"),
		assigned_to: uuid("assigned_to").references(() => staff.id, { onDelete: "set null" }),
		visitor_id: uuid("visitor_id").references(() => visitors.id, { onDelete: "set null" }),
		verified_at: timeColumn("verified_at"),
		/** Contact and guardian; empty in rows from before encryption, until the next run of the job. */
		sealed: text().notNull().default(""),
		lookup: text().notNull().default(""),
		guardian_lookup: text("guardian_lookup"),
		/** HMACs of the `Idempotency-Key` and of the body sent with it. */
		request_key: text("request_key"),
		request_hash: text("request_hash"),
		/** Days of retention after the last contact. */
		kept_days: integer("kept_days").notNull().default(183),
		last_contact_at: timeColumn("last_contact_at").notNull().defaultNow(),
		expires_at: timeColumn("expires_at"),
		warned_at: timeColumn("warned_at"),
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

export type LeadRow = typeof leads.$inferSelect;

type Renamed = { ageBand: "age_band"; callWindow: "call_window" };
/** The columns of a lead's fields. The content system's item has the same names. */
export type LeadColumn = Exclude<LeadField, keyof Renamed> | Renamed[keyof Renamed];
