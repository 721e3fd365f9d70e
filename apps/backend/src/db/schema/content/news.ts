import { HOUSE_AUTHOR, NEWS_CATEGORIES } from "@uchit/contract/news.ts";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";
import { editorialColumns, STATUSES } from "./editorial.ts";
import { files } from "./file.ts";

export const CONTENT_LANGUAGES = ["en", "hi"] as const;

export type CorrectionNote = { date: string; text: string };

/** Articles, one row per language. The same slug in both languages is the same article. */
export const news = pgTable(
	"news",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		status: text({ enum: STATUSES }).notNull().default("draft"),
		slug: text().notNull(),
		language: text({ enum: CONTENT_LANGUAGES }).notNull().default("en"),
		title: text().notNull(),
		summary: text(),
		/** HTML, of the tags that `ALLOWED_HTML` lists. */
		body: text().notNull().default(""),
		category: text({ enum: NEWS_CATEGORIES }),
		author: text().notNull().default(HOUSE_AUTHOR),
		picture: uuid().references(() => files.id),
		picture_alt: text(),
		picture_caption: text(),
		/** Slugs. */
		related_colleges: jsonb().$type<string[]>().notNull().default([]),
		related_exams: jsonb().$type<string[]>().notNull().default([]),
		correction_log: jsonb().$type<CorrectionNote[]>().notNull().default([]),
		computed_from: text(),
		...editorialColumns(),
	},
	(table) => [
		uniqueIndex("news_slug").on(table.slug, table.language),
		index("news_newest").on(table.status, table.language, table.date_published),
		index("news_due").on(table.publish_at).where(sql`${table.publish_at} IS NOT NULL`),
		index("news_picture").on(table.picture),
		...listChecks(table),
	],
);
