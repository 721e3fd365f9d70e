import { FACT_FIELDS } from "@uchit/contract/college-fact.ts";
import { index, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { collegeRef } from "./college.ts";
import { sourceRef } from "./source.ts";

/** One row per source and value: if sources disagree, both stay. */
export const collegeFacts = pgTable(
	"college_facts",
	{
		collegeId: collegeRef(),
		field: text({ enum: FACT_FIELDS }).notNull(),
		/** Normalised: a year, a six-digit PIN, a slug of the field's own list, or the text itself. */
		value: text().notNull(),
		printed: text().notNull(),
		/** The year that the value is for (the first of an academic year); absent if the source names none. */
		year: smallint(),
		sourceId: sourceRef(),
	},
	(table) => [
		primaryKey({ columns: [table.collegeId, table.field, table.sourceId, table.value] }),
		index("college_facts_field").on(table.field, table.value),
		...listChecks(table),
	],
);
