import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";
import { timeColumn } from "../../time-column.ts";
import { staff } from "./staff.ts";

export const WAITING_COLLECTIONS = ["exams", "countries", "news", "pages"] as const;
/** `stuck`: it could not be made when due, and a person has to look at it. `suggested`: by an author, until an editor decides. */
export const WAITING_STATES = ["suggested", "waiting", "applied", "stuck", "called-off"] as const;

export const waitingChanges = pgTable(
	"waiting_changes",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		collection: text({ enum: WAITING_COLLECTIONS }).notNull(),
		/** The item's key in its collection. */
		item: integer().notNull(),
		at: timeColumn().notNull(),
		was: jsonb().$type<Record<string, unknown>>().notNull(),
		changes: jsonb().$type<Record<string, unknown>>().notNull(),
		reason: text().notNull(),
		state: text({ enum: WAITING_STATES }).notNull().default("waiting"),
		why: text(),
		user_created: uuid().references(() => staff.id),
		date_created: timeColumn().notNull().defaultNow(),
		decided_by: uuid().references(() => staff.id),
		decided_at: timeColumn(),
	},
	(table) => [
		index("waiting_changes_due").on(table.at).where(sql`${table.state} = 'waiting'`),
		index("waiting_changes_item").on(table.collection, table.item),
		...listChecks(table),
	],
);
