import { type PageContent, SOURCE_CHANGE_KINDS, SOURCE_CHANGE_STATES, WATCH_OUTCOMES } from "@uchit/contract/watch.ts";
import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { timeColumn } from "../time-column.ts";
import { staff } from "./content/staff.ts";

export const sources = pgTable(
	"sources",
	{
		id: text().primaryKey(),
		kind: text({ enum: ["document", "site-record", "editor-knowledge"] }).notNull(),
		publisher: text().notNull(),
		document: text().notNull(),
		address: text(),
		vintage: text().notNull(),
		licence: text(),
		publicCopy: text("public_copy"),
		fetchedOn: date("fetched_on"),
	},
	(table) => [...listChecks(table)],
);

/** One row per loaded dataset, with the hash of its input, so that an unchanged one is not loaded again. */
export const loads = pgTable("loads", {
	dataset: text().primaryKey(),
	inputHash: text("input_hash").notNull(),
	loadedAt: timeColumn("loaded_at").notNull().defaultNow(),
	report: jsonb().notNull(),
});

export const refusals = pgTable(
	"refusals",
	{
		dataset: text().notNull(),
		file: text().notNull(),
		line: integer().notNull(),
		reason: text().notNull(),
		raw: text().notNull(),
	},
	(table) => [primaryKey({ columns: [table.dataset, table.file, table.line, table.reason] })],
);

export const watchedPages = pgTable(
	"watched_pages",
	{
		address: text().primaryKey(),
		host: text().notNull(),
		outcome: text({ enum: WATCH_OUTCOMES }),
		reason: text(),
		lookedAt: timeColumn("looked_at"),
		/** Checks in a row that got no answer. */
		failures: integer().notNull().default(0),
		/** Until then no other worker contacts this host. */
		leasedUntil: timeColumn("leased_until"),
		etag: text(),
		lastModified: text("last_modified"),
		content: jsonb().$type<PageContent>(),
	},
	(table) => [...listChecks(table)],
);

/** Changes at watched addresses. A person reviews each; none enters the site by itself. */
export const sourceChanges = pgTable(
	"source_changes",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		address: text().notNull(),
		about: text().notNull(),
		kind: text({ enum: SOURCE_CHANGE_KINDS }).notNull(),
		found_at: timeColumn().notNull(),
		text_before: text().notNull(),
		text_after: text().notNull(),
		bytes_before: integer(),
		bytes_after: integer(),
		/** New links to documents, and those whose size changed. */
		documents: jsonb().$type<{ address: string; was?: number; is?: number }[]>().notNull().default([]),
		state: text({ enum: SOURCE_CHANGE_STATES }).notNull().default("open"),
		note: text(),
		decided_by: uuid().references(() => staff.id, { onDelete: "set null" }),
		decided_at: timeColumn(),
	},
	(table) => [
		uniqueIndex("source_changes_open").on(table.address).where(sql`${table.state} = 'open'`),
		index("source_changes_state").on(table.state, table.found_at),
		...listChecks(table),
	],
);

/** Since when a fact of a best-known institution is known. `since` is empty for what was known when the count began. */
export const knownFacts = pgTable(
	"known_facts",
	{
		collegeId: text("college_id").notNull(),
		fact: text().notNull(),
		since: date(),
		countedOn: date("counted_on").notNull(),
	},
	(table) => [primaryKey({ columns: [table.collegeId, table.fact] })],
);

export function sourceRef() {
	return text("source_id")
		.notNull()
		.references(() => sources.id);
}
