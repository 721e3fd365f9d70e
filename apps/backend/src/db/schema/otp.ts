import { OTP_PURPOSES } from "@uchit/contract/account.ts";
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** One-time codes, hashed: of a contact, purpose and asking browser only the newest counts. */
export const otpCodes = pgTable(
	"otp_codes",
	{
		id: uuid().primaryKey().defaultRandom(),
		/** HMAC of the contact. */
		lookup: text().notNull(),
		/** The contact, sealed: the token that the code becomes has to know it. */
		sealed: text().notNull(),
		purpose: text({ enum: OTP_PURPOSES }).notNull(),
		/** HMAC of the browser that asked for it, which alone may try it; empty for those who name none. */
		browser: text().notNull().default(""),
		codeHash: text("code_hash").notNull(),
		createdAt: at("created_at").notNull().defaultNow(),
		expiresAt: at("expires_at").notNull(),
		tries: integer().notNull().default(0),
		lockedUntil: at("locked_until"),
		usedAt: at("used_at"),
	},
	(table) => [index("otp_codes_newest").on(table.lookup, table.purpose, table.createdAt), ...listChecks(table)],
);

/** Tokens that right codes were exchanged for, each good for one use. */
export const otpTokens = pgTable(
	"otp_tokens",
	{
		/** SHA-256 of the token. */
		hash: text().primaryKey(),
		lookup: text().notNull(),
		sealed: text().notNull(),
		purpose: text({ enum: OTP_PURPOSES }).notNull(),
		expiresAt: at("expires_at").notNull(),
		usedAt: at("used_at"),
	},
	(table) => [index("otp_tokens_lookup").on(table.lookup), ...listChecks(table)],
);

/** Browsers that have shown a code of a contact: what strangers ask for in its name is not counted against them. */
export const otpBrowsers = pgTable(
	"otp_browsers",
	{
		/** HMAC of the contact. */
		lookup: text().notNull(),
		/** HMAC of the browser's id. */
		browser: text().notNull(),
		shownAt: at("shown_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.lookup, table.browser] }), index("otp_browsers_shown").on(table.shownAt)],
);

/** Links by e-mail, as the sign-in library keeps them: the token is hashed before it comes here. */
export const emailLinks = pgTable(
	"email_links",
	{
		token: text().primaryKey(),
		/** HMAC of the address. */
		lookup: text().notNull(),
		expiresAt: at("expires_at").notNull(),
	},
	(table) => [index("email_links_lookup").on(table.lookup)],
);

/**
 * How often something was done in a window of time: `otp-contact:<hmac>`, `otp-address:<network>`. Shared by all instances. The table is
 * UNLOGGED: a crash of the server empties it, and replicas do not have it.
 */
export const limits = pgTable("limits", {
	key: text().primaryKey(),
	windowBegan: at("window_began").notNull(),
	count: integer().notNull(),
});
