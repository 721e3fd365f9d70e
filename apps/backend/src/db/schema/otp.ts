import { OTP_PURPOSES } from "@uchit/contract/account.ts";
import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#backend/db/time-column.ts";
import { listChecks } from "../list-checks.ts";

/** One-time codes, hashed. Only the newest counts for a contact, purpose and requesting browser. */
export const otpCodes = pgTable(
	"otp_codes",
	{
		id: uuid().primaryKey().defaultRandom(),
		/** HMAC of the contact. */
		lookup: text().notNull(),
		/** The contact, encrypted; the token for a right code needs it. */
		sealed: text().notNull(),
		purpose: text({ enum: OTP_PURPOSES }).notNull(),
		/** HMAC of the requesting browser, which alone may try the code; empty without a browser. */
		browser: text().notNull().default(""),
		codeHash: text("code_hash").notNull(),
		createdAt: timeColumn("created_at").notNull().defaultNow(),
		expiresAt: timeColumn("expires_at").notNull(),
		tries: integer().notNull().default(0),
		lockedUntil: timeColumn("locked_until"),
		usedAt: timeColumn("used_at"),
	},
	(table) => [index("otp_codes_newest").on(table.lookup, table.purpose, table.createdAt), ...listChecks(table)],
);

export const otpTokens = pgTable(
	"otp_tokens",
	{
		/** SHA-256 of the token. */
		hash: text().primaryKey(),
		lookup: text().notNull(),
		sealed: text().notNull(),
		purpose: text({ enum: OTP_PURPOSES }).notNull(),
		expiresAt: timeColumn("expires_at").notNull(),
		usedAt: timeColumn("used_at"),
	},
	(table) => [index("otp_tokens_lookup").on(table.lookup), ...listChecks(table)],
);

/** Browsers that verified a code of a contact, against which requests of strangers do not count. */
export const otpBrowsers = pgTable(
	"otp_browsers",
	{
		lookup: text().notNull(),
		/** HMAC of the browser's id. */
		browser: text().notNull(),
		shownAt: timeColumn("shown_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.lookup, table.browser] }), index("otp_browsers_shown").on(table.shownAt)],
);

/** Sign-in links by e-mail; the sign-in library hashes the token before it comes here. */
export const emailLinks = pgTable(
	"email_links",
	{
		token: text().primaryKey(),
		lookup: text().notNull(),
		expiresAt: timeColumn("expires_at").notNull(),
	},
	(table) => [index("email_links_lookup").on(table.lookup)],
);

/**
 * Counts per window of time: `otp-contact:<hmac>`, `otp-address:<network>`. Shared by all instances. UNLOGGED: a crash of the server
 * empties the table, and replicas do not have it.
 */
export const limits = pgTable("limits", {
	key: text().primaryKey(),
	windowBegan: timeColumn("window_began").notNull(),
	count: integer().notNull(),
});
