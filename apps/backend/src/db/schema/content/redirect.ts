import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "../../time-column.ts";
import { staff } from "./staff.ts";

export const REDIRECT_CODES = [301, 302, 308] as const;

/** Paths of the site that have moved. A published piece that gets another slug leaves one. */
export const redirects = pgTable(
	"redirects",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		from_path: text().notNull().unique(),
		to_path: text().notNull(),
		status_code: integer().notNull().default(301),
		date_created: timeColumn().notNull().defaultNow(),
		user_created: uuid().references(() => staff.id),
	},
	(table) => [check("redirects_lead_on", sql`${table.from_path} <> ${table.to_path}`)],
);
