import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { listChecks } from "#backend/db/list-checks.ts";
import { editorialColumns, STATUSES } from "./editorial.ts";

/** Words that the desk explains, in both languages, beside those that ship with the site; one of the same slug takes its place. */
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
		/** The authority that defines it, where one does. */
		source_name: text(),
		source_address: text(),
		...editorialColumns(),
	},
	(table) => [uniqueIndex("glossary_terms_slug").on(table.slug), ...listChecks(table)],
);
