import type { HomePart } from "@uchit/contract/home-part.ts";
import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "#backend/db/list-checks.ts";
import { staff } from "./staff.ts";

/** The states of a piece on its way to the public. Only `published` is ever shown to it. */
export const STATUSES = ["draft", "in_review", "published", "archived"] as const;
export type Status = (typeof STATUSES)[number];

/** Columns of everything that editors write and publish. Made anew for each table: Drizzle's builders belong to one. */
export function editorialColumns() {
	return {
		/** When a piece that is in review becomes public by itself. */
		publish_at: timestamp({ withTimezone: true }),
		/** When it was first public. */
		date_published: timestamp({ withTimezone: true }),
		date_created: timestamp({ withTimezone: true }).notNull().defaultNow(),
		date_updated: timestamp({ withTimezone: true }).notNull().defaultNow(),
		user_created: uuid().references(() => staff.id),
		user_updated: uuid().references(() => staff.id),
	};
}

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
