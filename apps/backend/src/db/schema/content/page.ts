import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";
import { editorialColumns, STATUSES } from "./editorial.ts";
import { CONTENT_LANGUAGES } from "./news.ts";

/** Pages of text, one row per language. A slug may have parts: `landing-pages/ask-a-college`. */
export const pages = pgTable(
	"pages",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		status: text({ enum: STATUSES }).notNull().default("draft"),
		slug: text().notNull(),
		language: text({ enum: CONTENT_LANGUAGES }).notNull().default("en"),
		title: text().notNull(),
		summary: text(),
		body: text().notNull().default(""),
		...editorialColumns(),
	},
	(table) => [
		uniqueIndex("pages_slug").on(table.slug, table.language),
		index("pages_due").on(table.publish_at).where(sql`${table.publish_at} IS NOT NULL`),
		...listChecks(table),
	],
);
