import type { HomePart } from "@uchit/contract/home-part.ts";
import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable } from "drizzle-orm/pg-core";

/** The order and titles of the home page's parts: one row. */
export const homePage = pgTable(
	"home_page",
	{
		id: integer().primaryKey().default(1),
		/** Absent: the order that the site came with. */
		parts: jsonb().$type<HomePart[]>(),
	},
	(table) => [check("home_page_is_one", sql`${table.id} = 1`)],
);
