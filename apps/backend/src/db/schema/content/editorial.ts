import type { HomePart } from "@uchit/contract/home-part.ts";
import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "#backend/db/list-checks.ts";
import { timeColumn } from "../../time-column.ts";
import { staff } from "./staff.ts";

/** Only `published` is ever shown to the public. */
export const STATUSES = ["draft", "in_review", "published", "archived"] as const;
export type Status = (typeof STATUSES)[number];

/** Built anew for each table, because Drizzle's builders belong to one. */
export function editorialColumns() {
	return {
		publish_at: timeColumn(),
		date_published: timeColumn(),
		date_created: timeColumn().notNull().defaultNow(),
		date_updated: timeColumn().notNull().defaultNow(),
		user_created: uuid().references(() => staff.id),
		user_updated: uuid().references(() => staff.id),
	};
}

/** Who proposed it and who decided. */
export function decisionColumns() {
	return {
		user_created: uuid().references(() => staff.id, { onDelete: "set null" }),
		date_created: timeColumn().notNull().defaultNow(),
		decided_by: uuid().references(() => staff.id, { onDelete: "set null" }),
		decided_at: timeColumn(),
	};
}

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

export const homePage = pgTable(
	"home_page",
	{
		id: integer().primaryKey().default(1),
		/** Absent: the default order. */
		parts: jsonb().$type<HomePart[]>(),
	},
	(table) => [check("home_page_is_one", sql`${table.id} = 1`)],
);
