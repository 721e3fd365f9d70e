import { type PageContent, SOURCE_CHANGE_KINDS, SOURCE_CHANGE_STATES, WATCH_OUTCOMES } from "@uchit/contract/watch.ts";
import { sql } from "drizzle-orm";
import {
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { staff } from "./content/staff.ts";

/** Receipts: every fact row points here. */
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

/** One row per dataset that has been loaded: the hash of its input, so that an unchanged one is not loaded again. */
export const loads = pgTable("loads", {
	dataset: text().primaryKey(),
	inputHash: text("input_hash").notNull(),
	loadedAt: timestamp("loaded_at", { withTimezone: true }).notNull().defaultNow(),
	report: jsonb().notNull(),
});

/** Rows of a source that could not be kept, each with the reason. */
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

/** Addresses of sources and official sites of exams that are looked at by themselves. */
export const watchedPages = pgTable(
	"watched_pages",
	{
		address: text().primaryKey(),
		host: text().notNull(),
		outcome: text({ enum: WATCH_OUTCOMES }),
		/** Why it could not be read, for people. */
		reason: text(),
		lookedAt: timestamp("looked_at", { withTimezone: true }),
		/** Looks in a row that found nobody there. */
		failures: integer().notNull().default(0),
		/** Until then nobody else asks this host. */
		leasedUntil: timestamp("leased_until", { withTimezone: true }),
		etag: text(),
		lastModified: text("last_modified"),
		content: jsonb().$type<PageContent>(),
	},
	(table) => [...listChecks(table)],
);

/** Changes at watched addresses, for a person to look at: none enters the site by itself. */
export const sourceChanges = pgTable(
	"source_changes",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		address: text().notNull(),
		/** Which sources and exams name the address. */
		about: text().notNull(),
		kind: text({ enum: SOURCE_CHANGE_KINDS }).notNull(),
		found_at: timestamp({ withTimezone: true }).notNull(),
		text_before: text().notNull(),
		text_after: text().notNull(),
		bytes_before: integer(),
		bytes_after: integer(),
		/** Links to documents that were not there before, or have another size now. */
		documents: jsonb().$type<{ address: string; was?: number; is?: number }[]>().notNull().default([]),
		state: text({ enum: SOURCE_CHANGE_STATES }).notNull().default("open"),
		/** What was done about it. */
		note: text(),
		decided_by: uuid().references(() => staff.id, { onDelete: "set null" }),
		decided_at: timestamp({ withTimezone: true }),
	},
	(table) => [
		uniqueIndex("source_changes_open").on(table.address).where(sql`${table.state} = 'open'`),
		index("source_changes_state").on(table.state, table.found_at),
		...listChecks(table),
	],
);

/** Since when a fact of one of the best known institutions is known: what was known when the count began stands with `since` empty. */
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

/** Every fact has its source. */
export function sourceRef() {
	return text("source_id")
		.notNull()
		.references(() => sources.id);
}
