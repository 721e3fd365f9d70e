import { OTP_PURPOSES } from "@uchit/contract/account-options.ts";
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** One-time codes, hashed, the newest of a contact and purpose being the only one that counts. */
export const otpCodes = pgTable(
	"otp_codes",
	{
		id: uuid().primaryKey().defaultRandom(),
		/** HMAC of the contact. */
		lookup: text().notNull(),
		/** The contact, sealed: the token that the code becomes has to know it. */
		sealed: text().notNull(),
		purpose: text({ enum: OTP_PURPOSES }).notNull(),
		codeHash: text("code_hash").notNull(),
		createdAt: at("created_at").notNull().defaultNow(),
		expiresAt: at("expires_at").notNull(),
		tries: integer().notNull().default(0),
		lockedUntil: at("locked_until"),
		usedAt: at("used_at"),
	},
	(table) => [index("otp_codes_newest").on(table.lookup, table.purpose, table.createdAt)],
);

/** What a right code became: worth one use. */
export const otpTokens = pgTable("otp_tokens", {
	/** SHA-256 of the token. */
	hash: text().primaryKey(),
	lookup: text().notNull(),
	sealed: text().notNull(),
	purpose: text({ enum: OTP_PURPOSES }).notNull(),
	expiresAt: at("expires_at").notNull(),
	usedAt: at("used_at"),
});

/** Links by e-mail, as the sign-in library keeps them: the token is hashed before it comes here. */
export const emailLinks = pgTable("email_links", {
	token: text().primaryKey(),
	/** HMAC of the address. */
	lookup: text().notNull(),
	expiresAt: at("expires_at").notNull(),
});

/** How often something was done in a window of time: `otp-contact:<hmac>`, `otp-address:<network>`. Shared by all instances. */
export const limits = pgTable("limits", {
	key: text().primaryKey(),
	windowBegan: at("window_began").notNull(),
	count: integer().notNull(),
});
