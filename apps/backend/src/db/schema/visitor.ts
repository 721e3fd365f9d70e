import { AGE_BANDS, CONTACT_KINDS } from "@uchit/contract/account.ts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#backend/db/time-column.ts";
import { newUnguessableId } from "#backend/db/unguessable-id.ts";
import { listChecks } from "../list-checks.ts";

/** The texts are in `delivery/texts.ts`. */
export const TEMPLATES = [
	"code",
	"sign-in-link",
	"contact-added",
	"contact-removed",
	"review-decided",
	"privacy-link",
	"lead-expiring",
	"complaint-received",
	"lead-received",
	"lead-answer",
	"shortlist-changed",
	"exam-changed",
] as const;
export type Template = (typeof TEMPLATES)[number];

/** People with an account. Staff are in `content/staff.ts`. */
export const visitors = pgTable(
	"visitors",
	{
		id: uuid().primaryKey().defaultRandom(),
		name: text().notNull(),
		language: text({ enum: ["en", "hi"] }).notNull(),
		ageBand: text("age_band", { enum: AGE_BANDS }).notNull(),
		/** Incremented by signing out everywhere, which invalidates older sessions. */
		sessionVersion: integer("session_version").notNull().default(1),
		extra: jsonb().$type<Record<string, unknown>>().notNull().default({}),
		createdAt: timeColumn("created_at").notNull().defaultNow(),
	},
	(table) => [...listChecks(table)],
);

/**
 * `sealed` is the value under AES-256-GCM, prefixed by the key's id. `lookup` is its HMAC under another key, for lookups without
 * decryption.
 */
export const visitorContacts = pgTable(
	"visitor_contacts",
	{
		id: uuid().primaryKey().defaultRandom(),
		visitorId: visitorRef(),
		kind: text({ enum: CONTACT_KINDS }).notNull(),
		sealed: text().notNull(),
		lookup: text().notNull(),
		verifiedAt: timeColumn("verified_at").notNull(),
	},
	(table) => [
		uniqueIndex("visitor_contacts_lookup").on(table.lookup),
		index("visitor_contacts_visitor").on(table.visitorId),
		...listChecks(table),
	],
);

export const guardians = pgTable(
	"guardians",
	{
		visitorId: uuid("visitor_id")
			.primaryKey()
			.references(() => visitors.id, { onDelete: "cascade" }),
		name: text(),
		kind: text({ enum: CONTACT_KINDS }).notNull(),
		sealed: text().notNull(),
		lookup: text().notNull(),
		verifiedAt: timeColumn("verified_at").notNull(),
	},
	(table) => [...listChecks(table)],
);

export const visitorAccounts = pgTable(
	"visitor_accounts",
	{
		provider: text().notNull(),
		providerAccountId: text("provider_account_id").notNull(),
		visitorId: visitorRef(),
		linkedAt: timeColumn("linked_at").notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.provider, table.providerAccountId] }),
		index("visitor_accounts_visitor").on(table.visitorId),
	],
);

/** One row per sign-in; the browser's cookie names it. */
export const visitorSessions = pgTable(
	"visitor_sessions",
	{
		id: uuid().primaryKey().defaultRandom().$defaultFn(newUnguessableId),
		visitorId: visitorRef(),
		version: integer().notNull(),
		userAgent: text("user_agent"),
		startedAt: timeColumn("started_at").notNull().defaultNow(),
		/** When the visitor last proved, by signing in or by a code, that a contact of the account is theirs. */
		confirmedAt: timeColumn("confirmed_at").notNull().defaultNow(),
		lastSeenAt: timeColumn("last_seen_at").notNull().defaultNow(),
		endedAt: timeColumn("ended_at"),
	},
	(table) => [index("visitor_sessions_visitor").on(table.visitorId)],
);

/** Details from registrations without a code, which fill in the form of the contact's owner. Deleted after a day. */
export const registrations = pgTable(
	"registrations",
	{
		id: uuid().primaryKey().defaultRandom(),
		lookup: text().notNull(),
		sealed: text().notNull(),
		createdAt: timeColumn("created_at").notNull().defaultNow(),
	},
	(table) => [index("registrations_lookup").on(table.lookup), index("registrations_created").on(table.createdAt)],
);

export const shortlists = pgTable(
	"shortlists",
	{
		visitorId: visitorRef(),
		college: text().notNull(),
		note: text().notNull().default(""),
		position: integer().notNull().default(0),
		isRemoved: boolean("is_removed").notNull().default(false),
		changedAt: timeColumn("changed_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.visitorId, table.college] })],
);

/** A removed form is empty. */
export const visitorApplications = pgTable(
	"visitor_applications",
	{
		visitorId: visitorRef(),
		id: text().notNull(),
		sealed: text(),
		changedAt: timeColumn("changed_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.visitorId, table.id] })],
);

/** Codes, links and letters to send, written in the transaction of what they report and sent after it. */
export const outgoingMessages = pgTable(
	"outgoing_messages",
	{
		id: uuid().primaryKey().defaultRandom(),
		kind: text({ enum: CONTACT_KINDS }).notNull(),
		/** Recipient and values, encrypted, because a code is among them. Empty once nothing is left to send. */
		sealed: text().notNull(),
		template: text({ enum: TEMPLATES }).notNull(),
		language: text({ enum: ["en", "hi"] }).notNull(),
		createdAt: timeColumn("created_at").notNull().defaultNow(),
		/** Not sent after this, as an expired code is useless. */
		goodUntil: timeColumn("good_until"),
		nextTryAt: timeColumn("next_try_at").notNull().defaultNow(),
		tries: integer().notNull().default(0),
		sentAt: timeColumn("sent_at"),
		failedFor: text("failed_for"),
	},
	(table) => [
		index("outgoing_messages_due")
			.on(table.nextTryAt)
			.where(sql`${table.sentAt} IS NULL AND ${table.failedFor} IS NULL`),
		...listChecks(table),
	],
);

export function visitorRef() {
	return uuid("visitor_id")
		.notNull()
		.references(() => visitors.id, { onDelete: "cascade" });
}
