import { CORRECTION_KINDS, CORRECTION_STATES } from "@uchit/contract/correction.ts";
import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { colleges } from "./college.ts";
import { staff } from "./content/staff.ts";
import { sources } from "./source.ts";

/** What visitors say is wrong with a fact. `token` is in the address that shows the visitor what became of it. */
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
		message: text().notNull(),
		/** Where it can be checked, if the visitor knows. */
		evidence: text(),
		status: text({ enum: ["open", "corrected", "declined"] })
			.notNull()
			.default("open"),
		outcome: text(),
		createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
		decidedAt: timestamp("decided_at", { withTimezone: true }),
	},
	(table) => [index("reports_status").on(table.status, table.createdAt), ...listChecks(table)],
);

/** What a correction lies over: the row of its fact before and after, `null` where there is none. */
export type LaidOver = { before: FactCells | null; after: FactCells | null };
export type FactCells = Record<string, unknown>;

/** What editors changed, with their source. A load lays these over the published rows, so no load undoes them. */
export const corrections = pgTable(
	"corrections",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		collegeId: text("college_id")
			.notNull()
			.references(() => colleges.id),
		field: text({ enum: CORRECTION_KINDS }).notNull(),
		/** What tells the published row from the institution's others of its kind; absent of a fact that no source says. */
		fact: jsonb().$type<FactCells>(),
		/** The same for people: `B.Tech · 2024`. */
		about: text().notNull().default(""),
		/** Empty: the fact is taken off the site. Of a merge the id of the institution that is this one. */
		value: text().notNull(),
		/** What stood there when it was corrected. */
		was: text().notNull().default(""),
		reason: text().notNull(),
		sourceId: text("source_id")
			.notNull()
			.references(() => sources.id),
		/** The visitor's report that it answers. */
		reportId: bigint("report_id", { mode: "number" }).references(() => reports.id),
		state: text({ enum: CORRECTION_STATES }).notNull().default("applied"),
		/** Absent while it is laid over nothing: it waits, was undone, or a load is about to lay it. */
		over: jsonb().$type<LaidOver>(),
		/** What a later load says instead of what stood there; empty where it has the fact no more. */
		says: text(),
		userCreated: uuid("user_created").references(() => staff.id, { onDelete: "set null" }),
		decidedBy: uuid("decided_by").references(() => staff.id, { onDelete: "set null" }),
		decidedAt: timestamp("decided_at", { withTimezone: true }),
		createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [...listChecks(table), index("corrections_college").on(table.collegeId)],
);

/** What an institution had that was merged into another, as it was: a merge is undone from these. */
export const mergedRows = pgTable(
	"merged_rows",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		correctionId: bigint("correction_id", { mode: "number" })
			.notNull()
			.references(() => corrections.id, { onDelete: "cascade" }),
		tableName: text("table_name").notNull(),
		row: jsonb().$type<FactCells>().notNull(),
		/** Whether it stands at the other one now; not where that had the same already. */
		isMoved: boolean("is_moved").notNull().default(false),
	},
	(table) => [index("merged_rows_correction").on(table.correctionId, table.tableName)],
);
