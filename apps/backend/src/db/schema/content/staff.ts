import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";
import { timeColumn } from "../../time-column.ts";

export const STAFF_ROLES = ["author", "editor", "moderator", "lead-desk", "admin"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** People who may work at the desk: `directus_users` on the wire. */
export const staff = pgTable(
	"staff",
	{
		id: uuid().primaryKey().defaultRandom(),
		/** In lower case. */
		email: text().notNull(),
		first_name: text(),
		last_name: text(),
		/** Absent until the invited person has chosen a password. */
		password_hash: text(),
		role: text({ enum: STAFF_ROLES }).notNull().default("author"),
		status: text({ enum: ["active", "suspended", "invited"] })
			.notNull()
			.default("invited"),
		otp_secret: text(),
		/** The last time step whose code was taken, so that no code works twice. */
		otp_last_step: bigint({ mode: "number" }),
		/** SHA-256 of each one-time recovery code, in hexadecimal. */
		recovery_hashes: text().array().notNull().default([]),
		last_access: timeColumn(),
		date_created: timeColumn().notNull().defaultNow(),
	},
	(table) => [uniqueIndex("staff_email").on(sql`lower(${table.email})`), ...listChecks(table)],
);

/** Each in the family of one sign-in. A rotated token that is used again ends its family. */
export const staffSessions = pgTable(
	"staff_sessions",
	{
		/** SHA-256 of the token, in hexadecimal. */
		hash: text().primaryKey(),
		family: uuid().notNull(),
		staff: uuid()
			.notNull()
			.references(() => staff.id, { onDelete: "cascade" }),
		created_at: timeColumn().notNull().defaultNow(),
		/** The family ends some time after this, however often it is refreshed. */
		began_at: timeColumn().notNull().defaultNow(),
		/** When its owner last typed the password, and showed the second factor. */
		proved_at: timeColumn().notNull().defaultNow(),
		second_factor_at: timeColumn(),
		expires_at: timeColumn().notNull(),
		rotated_at: timeColumn(),
		user_agent: text(),
	},
	(table) => [index("staff_sessions_family").on(table.family), index("staff_sessions_staff").on(table.staff)],
);

export const staffLinks = pgTable("staff_links", {
	/** SHA-256 of the link's token, in hexadecimal. */
	hash: text().primaryKey(),
	staff: uuid()
		.notNull()
		.references(() => staff.id, { onDelete: "cascade" }),
	created_at: timeColumn().notNull().defaultNow(),
	expires_at: timeColumn().notNull(),
	used_at: timeColumn(),
});

export const signInFailures = pgTable("sign_in_failures", {
	/** `account:<e-mail>`, `device:<id>` or `session:<family>`. */
	key: text().primaryKey(),
	failures: integer().notNull(),
	window_began: timeColumn().notNull(),
	/** Used by the previous version, which may run beside this one: a lock ends with its window. */
	locked_until: timeColumn(),
});
