import { AGE_BANDS } from "@uchit/contract/account.ts";
import { DELIVERY_KINDS, DELIVERY_STATES, STOP_REASONS } from "@uchit/contract/lead.ts";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#backend/db/time-column.ts";
import { listChecks } from "../list-checks.ts";
import { staff } from "./content/staff.ts";

/**
 * The outbox of leads, written in the transaction of the change and sent after it. It holds no personal data: each message is read from
 * the lead when sent, so that deleted data is never sent.
 */
export const leadDeliveries = pgTable(
	"lead_deliveries",
	{
		id: uuid().primaryKey().defaultRandom(),
		/** A lead's messages go to a target in this order. */
		seq: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
		/** The lead may be deleted before the recipient is notified. */
		lead_id: uuid("lead_id").notNull(),
		/** `content`, or the name of a webhook. */
		target: text().notNull(),
		/** The recipient that the consent names; `site` is the content system. */
		recipient: text().notNull(),
		kind: text({ enum: DELIVERY_KINDS }).notNull(),
		reason: text({ enum: STOP_REASONS }),
		state: text({ enum: DELIVERY_STATES }).notNull().default("waiting"),
		tries: integer().notNull().default(0),
		next_try_at: timeColumn("next_try_at").notNull().defaultNow(),
		/** Set while it is being sent. */
		leased_until: timeColumn("leased_until"),
		/** The consent was withdrawn while it was being sent, so it is not tried again. */
		is_stopping: boolean("is_stopping").notNull().default(false),
		last_error: text("last_error"),
		created_at: timeColumn("created_at").notNull().defaultNow(),
		settled_at: timeColumn("settled_at"),
	},
	(table) => [
		uniqueIndex("lead_deliveries_order").on(table.lead_id, table.target, table.seq),
		index("lead_deliveries_due").on(table.next_try_at).where(sql`${table.state} = 'waiting'`),
		index("lead_deliveries_state").on(table.state, table.created_at),
		...listChecks(table),
	],
);

/** Actions on a lead, with who did them and why. Rows are only added, outlast the lead, and name only staff. */
export const leadEvents = pgTable(
	"lead_events",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		lead_id: uuid("lead_id").notNull(),
		kind: text({
			enum: [
				"unmasked",
				"assigned",
				"state",
				"note",
				"withdrawn",
				"exported",
				"warned",
				"replayed",
				"sealed",
				"answered",
				"erased",
			],
		}).notNull(),
		who: uuid().references(() => staff.id, { onDelete: "set null" }),
		reason: text(),
		at: timeColumn("at").notNull().defaultNow(),
	},
	(table) => [index("lead_events_lead").on(table.lead_id, table.id), ...listChecks(table)],
);

/** HMACs of contacts whose owners do not want to be contacted. */
export const doNotContact = pgTable("do_not_contact", {
	lookup: text().primaryKey(),
	since: timeColumn("since").notNull().defaultNow(),
});

/** Privacy links of a contact that were sent before this time are invalid. */
export const privacyLinkEnds = pgTable("privacy_link_ends", {
	lookup: text().primaryKey(),
	endedAt: timeColumn("ended_at").notNull(),
});

/** Complaints by number; their text is stored with the lead and deleted with it. */
export const complaints = pgTable(
	"complaints",
	{
		number: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
		lead_id: uuid("lead_id").notNull(),
		status: text({ enum: ["open", "answered"] })
			.notNull()
			.default("open"),
		created_at: timeColumn("created_at").notNull().defaultNow(),
		due_at: timeColumn("due_at").notNull(),
		answered_at: timeColumn("answered_at"),
	},
	(table) => [
		uniqueIndex("complaints_lead").on(table.lead_id),
		index("complaints_open").on(table.status, table.due_at),
		...listChecks(table),
	],
);

/** What remains of a deleted lead: that it existed, for how long, and why it was deleted. */
export const leadEndings = pgTable(
	"lead_endings",
	{
		lead_id: uuid("lead_id").primaryKey(),
		why: text({ enum: ["erased", "expired"] }).notNull(),
		age_band: text("age_band", { enum: AGE_BANDS }),
		created_at: timeColumn("created_at").notNull(),
		ended_at: timeColumn("ended_at").notNull(),
		/** The request's key and hash, so that a late repeat does not create the lead again. */
		request_key: text("request_key").unique(),
		request_hash: text("request_hash"),
		/** The reply to the request; it contains no name. */
		answer: jsonb().$type<Record<string, unknown>>(),
	},
	(table) => [...listChecks(table)],
);
