import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { listChecks } from "#backend/db/list-checks.ts";
import { editorialColumns, STATUSES } from "./editorial.ts";

/** Beside the terms that ship with the site; one with the same slug replaces the shipped one. */
export const glossaryTerms = pgTable(
	"glossary_terms",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		status: text({ enum: STATUSES }).notNull().default("draft"),
		slug: text().notNull(),
		name: text().notNull(),
		name_hi: text().notNull(),
		text: text().notNull(),
		text_hi: text().notNull(),
		source_name: text(),
		source_address: text(),
		...editorialColumns(),
	},
	(table) => [uniqueIndex("glossary_terms_slug").on(table.slug), ...listChecks(table)],
);
