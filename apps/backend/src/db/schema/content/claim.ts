import { integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";
import { staff } from "./staff.ts";

/** Who works on an item that waits in a queue, so that nobody else begins it too. It counts for a day. */
export const claims = pgTable(
	"claims",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		collection: text({ enum: ["exams", "countries"] }).notNull(),
		/** Its key there. */
		item: integer().notNull(),
		who: uuid()
			.notNull()
			.references(() => staff.id, { onDelete: "cascade" }),
		date_created: timestamp({ withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [unique("claims_item").on(table.collection, table.item), ...listChecks(table)],
);
