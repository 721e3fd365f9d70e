import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";

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
