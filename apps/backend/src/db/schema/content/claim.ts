import { integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";
import { timeColumn } from "../../time-column.ts";
import { staff } from "./staff.ts";

/** Queue items that somebody works on, so that others do not start them. Each claim counts for a day. */
export const claims = pgTable(
	"claims",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		collection: text({ enum: ["exams", "countries"] }).notNull(),
		/** The item's key in its collection. */
		item: integer().notNull(),
		who: uuid()
			.notNull()
			.references(() => staff.id, { onDelete: "cascade" }),
		date_created: timeColumn().notNull().defaultNow(),
	},
	(table) => [unique("claims_item").on(table.collection, table.item), ...listChecks(table)],
);

/** Who has which item's form open. A row counts for a minute after `seen_at`. */
export const openForms = pgTable(
	"open_forms",
	{
		collection: text().notNull(),
		/** The item's key in its collection. */
		item: text().notNull(),
		staff: uuid()
			.notNull()
			.references(() => staff.id, { onDelete: "cascade" }),
		seen_at: timeColumn().notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.collection, table.item, table.staff] })],
);
