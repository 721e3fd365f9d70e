import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";
import { timeColumn } from "../../time-column.ts";
import { ACTIONS } from "./permission.ts";
import { staff } from "./staff.ts";

export type Delta = Record<string, { old: unknown; new: unknown }>;

/** Every change of every item, written in the change's own transaction. */
export const revisions = pgTable(
	"revisions",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		collection: text().notNull(),
		item: text().notNull(),
		action: text({ enum: ACTIONS }).notNull(),
		/** Counts from 1 for each item. */
		version: integer().notNull(),
		/** The version whose texts the change brought back. Absent for any other change. */
		restored: integer(),
		/** Absent for what the system did by itself, such as publishing at a set time. */
		who: uuid().references(() => staff.id),
		at: timeColumn().notNull().defaultNow(),
		delta: jsonb().$type<Delta>().notNull(),
		/** The whole item after the change; of a deleted one, before it. */
		data: jsonb().$type<Record<string, unknown>>().notNull(),
	},
	(table) => [
		uniqueIndex("revisions_version").on(table.collection, table.item, table.version),
		index("revisions_newest").on(table.at),
		...listChecks(table),
	],
);
