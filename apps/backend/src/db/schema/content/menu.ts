import { type AnyPgColumn, integer, pgTable, text } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";
import { STATUSES } from "./editorial.ts";

/** Entries of the header's and the footer's menus, in order of `sort` under their parent. */
export const menus = pgTable(
	"menus",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		status: text({ enum: STATUSES }).notNull().default("draft"),
		place: text({ enum: ["header", "footer"] }).notNull(),
		parent: integer().references((): AnyPgColumn => menus.id),
		label: text().notNull(),
		label_hi: text(),
		/** A path of the site or a whole address; absent for a heading. */
		link: text(),
		sort: integer().notNull().default(0),
	},
	(table) => [...listChecks(table)],
);
