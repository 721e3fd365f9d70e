import { AGE_BANDS, CONTACT_KINDS } from "@uchit/contract/account.ts";
import { sql } from "drizzle-orm";
import {
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { newUnguessableId } from "#backend/db/unguessable-id.ts";
import { listChecks } from "../list-checks.ts";

/** The kinds of messages; their words are in `delivery/texts.ts`. */
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

const at = (name: string) => timestamp(name, { withTimezone: true });

/** People with an account. Staff are others: `content/staff.ts`. */
export const visitors = pgTable(
	"visitors",
	{
		id: uuid().primaryKey().defaultRandom(),
		name: text().notNull(),
		language: text({ enum: ["en", "hi"] }).notNull(),
		ageBand: text("age_band", { enum: AGE_BANDS }).notNull(),
		/** Counts up when somebody signs out everywhere: older sessions are worth nothing then. */
		sessionVersion: integer("session_version").notNull().default(1),
		/** Fields of a registration beyond the known ones. */
		extra: jsonb().$type<Record<string, unknown>>().notNull().default({}),
		createdAt: at("created_at").notNull().defaultNow(),
	},
	(table) => [...listChecks(table)],
);

/**
 * Ways to reach a visitor. `sealed` is the value under AES-256-GCM with the key's id before it; `lookup` its HMAC under another
 * key, by which it is found without being read.
 */
export const visitorContacts = pgTable(
	"visitor_contacts",
	{
		id: uuid().primaryKey().defaultRandom(),
		visitorId: visitorRef(),
		kind: text({ enum: CONTACT_KINDS }).notNull(),
		sealed: text().notNull(),
		lookup: text().notNull(),
		verifiedAt: at("verified_at").notNull(),
	},
	(table) => [
		uniqueIndex("visitor_contacts_lookup").on(table.lookup),
		index("visitor_contacts_visitor").on(table.visitorId),
		...listChecks(table),
	],
);

/** Guardians who consented for somebody under 18. */
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
		verifiedAt: at("verified_at").notNull(),
	},
	(table) => [...listChecks(table)],
);

/** Accounts at providers of OpenID Connect. */
export const visitorAccounts = pgTable(
	"visitor_accounts",
	{
		provider: text().notNull(),
		providerAccountId: text("provider_account_id").notNull(),
		visitorId: visitorRef(),
		linkedAt: at("linked_at").notNull().defaultNow(),
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
		startedAt: at("started_at").notNull().defaultNow(),
		/** When somebody last showed, by signing in or by a code, that they have a contact of the account. */
		confirmedAt: at("confirmed_at").notNull().defaultNow(),
		lastSeenAt: at("last_seen_at").notNull().defaultNow(),
		endedAt: at("ended_at"),
	},
	(table) => [index("visitor_sessions_visitor").on(table.visitorId)],
);

/** Details from registrations without a code, which fill in the form of the contact's owner. Deleted after a day. */
export const registrations = pgTable(
	"registrations",
	{
		id: uuid().primaryKey().defaultRandom(),
		lookup: text().notNull(),
		/** Name and language, sealed. */
		sealed: text().notNull(),
		createdAt: at("created_at").notNull().defaultNow(),
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
		changedAt: at("changed_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.visitorId, table.college] })],
);

/** The forms that a visitor tracks; a removed one is empty. */
export const visitorApplications = pgTable(
	"visitor_applications",
	{
		visitorId: visitorRef(),
		id: text().notNull(),
		/** The form with its number and note, sealed. */
		sealed: text(),
		changedAt: at("changed_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.visitorId, table.id] })],
);

/** Codes, links and letters that wait to be sent: written in the transaction of what they tell, sent after it. */
export const outgoingMessages = pgTable(
	"outgoing_messages",
	{
		id: uuid().primaryKey().defaultRandom(),
		kind: text({ enum: CONTACT_KINDS }).notNull(),
		/** To whom and with which values, sealed: a code is among them. Empty once nothing is to be sent any more. */
		sealed: text().notNull(),
		template: text({ enum: TEMPLATES }).notNull(),
		language: text({ enum: ["en", "hi"] }).notNull(),
		createdAt: at("created_at").notNull().defaultNow(),
		/** After this it is worth nothing: a code that has run out. */
		goodUntil: at("good_until"),
		nextTryAt: at("next_try_at").notNull().defaultNow(),
		tries: integer().notNull().default(0),
		sentAt: at("sent_at"),
		failedFor: text("failed_for"),
	},
	(table) => [
		index("outgoing_messages_due")
			.on(table.nextTryAt)
			.where(sql`${table.sentAt} IS NULL AND ${table.failedFor} IS NULL`),
		...listChecks(table),
	],
);

/** The id of a visitor, deleted with them. */
export function visitorRef() {
	return uuid("visitor_id")
		.notNull()
		.references(() => visitors.id, { onDelete: "cascade" });
}
