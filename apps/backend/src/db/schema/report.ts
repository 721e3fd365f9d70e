import { CORRECTION_KINDS, CORRECTION_STATES } from "@uchit/contract/correction.ts";
import { IMPORT_KINDS } from "@uchit/contract/fact-import.ts";
import { REPORT_STATES } from "@uchit/contract/report.ts";
import type { ImportedRow } from "@uchit/contract/row-import.ts";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { timeColumn } from "../time-column.ts";
import { colleges } from "./college.ts";
import { decisionColumns } from "./content/editorial.ts";
import { staff } from "./content/staff.ts";
import { sourceRef, sources } from "./source.ts";

/** Visitors' reports of wrong facts. `token` is in the address that shows the visitor the outcome. */
export const reports = pgTable(
	"reports",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		token: text().notNull().unique(),
		collegeId: text("college_id")
			.notNull()
			.references(() => colleges.id),
		/** Which fact, as the page names it: `rank overall 2025`, `established` … */
		fact: text().notNull(),
		/** The id of its receipt, or a tab of the college; null in reports from before it was sent. */
		about: text(),
		message: text().notNull(),
		evidence: text(),
		status: text({ enum: REPORT_STATES }).notNull().default("open"),
		outcome: text(),
		createdAt: timeColumn("created_at").notNull().defaultNow(),
		decidedAt: timeColumn("decided_at"),
	},
	(table) => [index("reports_status").on(table.status, table.createdAt), ...listChecks(table)],
);

export type FactCells = Record<string, unknown>;

/** Editors' corrections with their sources. Loaded rows stay unchanged; the overlay is built from these. */
export const corrections = pgTable(
	"corrections",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		collegeId: text("college_id")
			.notNull()
			.references(() => colleges.id),
		field: text({ enum: CORRECTION_KINDS }).notNull(),
		/** The cells that identify the published row among the institution's others of its kind; null for a fact that no source gives. */
		fact: jsonb().$type<FactCells>(),
		/** The same in words: `B.Tech · 2024`. */
		about: text().notNull().default(""),
		/** Empty: the fact is removed from the site. For a merge, the id of the duplicate. */
		value: text().notNull(),
		was: text().notNull().default(""),
		reason: text().notNull(),
		sourceId: sourceRef(),
		importId: integer("import_id").references(() => factImports.id),
		reportId: bigint("report_id", { mode: "number" }).references(() => reports.id),
		state: text({ enum: CORRECTION_STATES }).notNull().default("applied"),
		/** The value of a later load if it differs from `was`; empty if the load no longer has the fact. */
		says: text(),
		userCreated: uuid("user_created").references(() => staff.id, { onDelete: "set null" }),
		decidedBy: uuid("decided_by").references(() => staff.id, { onDelete: "set null" }),
		decidedAt: timeColumn("decided_at"),
		createdAt: timeColumn("created_at").notNull().defaultNow(),
	},
	(table) => [
		...listChecks(table),
		index("corrections_college").on(table.collegeId),
		index("corrections_import").on(table.importId).where(sql`${table.importId} IS NOT NULL`),
	],
);

export const FACT_IMPORT_STATES = ["proposed", "applied", "undone"] as const;

/**
 * Tables that editors imported. Each fact of a college is a correction, and a whole table is undone in one step. `proposed`: some of it
 * waits for a second person.
 */
export const factImports = pgTable(
	"fact_imports",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		file: text().notNull(),
		kind: text({ enum: IMPORT_KINDS }).notNull(),
		source_id: text()
			.notNull()
			.references(() => sources.id),
		facts: integer().notNull(),
		/** The rows of an import of scholarships or exam dates, which corrections cannot hold. */
		rows: jsonb().$type<ImportedRow[]>(),
		/** The rows that it replaced, by slug, or by exam and key; null before publication. */
		was: jsonb().$type<Record<string, Record<string, unknown>>>(),
		/** Slugs whose row in a later load differs from the one seen at publication; null if there are none. */
		disputed: jsonb().$type<string[]>(),
		state: text({ enum: FACT_IMPORT_STATES }).notNull(),
		...decisionColumns(),
	},
	(table) => [index("fact_imports_state").on(table.state, table.date_created), ...listChecks(table)],
);

/** Visitors' texts about an institution merged into another; undoing the merge returns them. */
export const mergedRows = pgTable(
	"merged_rows",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		correctionId: bigint("correction_id", { mode: "number" })
			.notNull()
			.references(() => corrections.id, { onDelete: "cascade" }),
		tableName: text("table_name").notNull(),
		/** The moved row's key columns; for a review also its old programme. */
		row: jsonb().$type<FactCells>().notNull(),
	},
	(table) => [index("merged_rows_correction").on(table.correctionId, table.tableName)],
);

/**
 * Pairs that an editor found to be two institutions, in the order of their ids. Ids are permanent, so a pair outlives a load that lacks
 * one of them.
 */
export const separateColleges = pgTable(
	"separate_colleges",
	{
		collegeId: text("college_id").notNull(),
		otherId: text("other_id").notNull(),
		decidedBy: uuid("decided_by").references(() => staff.id, { onDelete: "set null" }),
		decidedAt: timeColumn("decided_at").notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.collegeId, table.otherId] }),
		check("separate_colleges_in_order", sql`${table.collegeId} < ${table.otherId} COLLATE "C"`),
	],
);
