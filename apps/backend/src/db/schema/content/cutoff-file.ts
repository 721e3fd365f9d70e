import { CUTOFF_FILE_STATES, type CutoffFileReport, FILED_COUNSELLING_IDS } from "@uchit/contract/cutoff-file.ts";
import { customType, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";
import { timeColumn } from "../../time-column.ts";
import { decisionColumns } from "./editorial.ts";
import { staff } from "./staff.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Files of counsellings from editors. The newest published one of a source takes precedence over the repository's, for loads too. */
export const cutoffFiles = pgTable(
	"cutoff_files",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		file: text().notNull(),
		counselling: text({ enum: FILED_COUNSELLING_IDS }).notNull(),
		year: smallint().notNull(),
		source_id: text().notNull(),
		bytes: bytea().notNull(),
		size: integer().notNull(),
		state: text({ enum: CUTOFF_FILE_STATES }).notNull().default("waiting"),
		/** The worker's progress, or the reason why it cannot go on. */
		says: text().notNull().default(""),
		report: jsonb().$type<CutoffFileReport>(),
		/** The rows that it replaced, packed; undoing restores them. */
		replaced: bytea(),
		/** Hash of the repository's file of that source at publication; if it differs later, that file is newer. */
		repository_hash: text(),
		...decisionColumns(),
		published_at: timeColumn(),
	},
	(table) => [index("cutoff_files_source").on(table.source_id, table.state), ...listChecks(table)],
);

/** An editor's decision on which institution a printed name is, for this file and later ones, beside `data/sources/matches.csv`. */
export const nameDecisions = pgTable(
	"name_decisions",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		/** The first column of `matches.csv`. */
		source: text().notNull(),
		name: text().notNull(),
		/** No foreign key: the institution may turn out to be another, and is then looked up. */
		college_id: text().notNull(),
		user_created: uuid().references(() => staff.id, { onDelete: "set null" }),
		date_created: timeColumn().notNull().defaultNow(),
	},
	(table) => [unique("name_decisions_name").on(table.source, table.name)],
);
