import { integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";
import { STAFF_ROLES } from "./staff.ts";

export const ROLES = ["public", ...STAFF_ROLES] as const;
export type Role = (typeof ROLES)[number];

export const ACTIONS = ["create", "read", "update", "delete"] as const;
export type Action = (typeof ACTIONS)[number];

/** The permissions of each role. Without a row it has none; admins may do everything, and have no rows. */
export const permissions = pgTable(
	"permissions",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		role: text({ enum: ROLES }).notNull(),
		collection: text().notNull(),
		action: text({ enum: ACTIONS }).notNull(),
		/** Names of fields, or `*` alone. */
		fields: jsonb().$type<string[]>().notNull(),
		/** A filter of the wire that the item must match, before a change and after it; absent: every item. */
		rule: jsonb().$type<Record<string, unknown>>(),
	},
	(table) => [uniqueIndex("permissions_one").on(table.role, table.collection, table.action), ...listChecks(table)],
);
