import { FACT_FIELDS } from "@uchit/contract/college-fact.ts";
import { index, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { collegeRef } from "./college.ts";
import { sourceRef } from "./source.ts";

/** Facts that sources give of an institution, one row per source and value: where sources disagree, both stay. */
export const collegeFacts = pgTable(
	"college_facts",
	{
		collegeId: collegeRef(),
		field: text({ enum: FACT_FIELDS }).notNull(),
		/** Normalised: a year, a six-digit PIN, a slug of the field's own list, or the text itself. */
		value: text().notNull(),
		/** As the source prints it. */
		printed: text().notNull(),
		/** The year that the source speaks of (a school year by its first); absent where it names none. */
		year: smallint(),
		sourceId: sourceRef(),
	},
	(table) => [
		primaryKey({ columns: [table.collegeId, table.field, table.sourceId, table.value] }),
		index("college_facts_field").on(table.field, table.value),
		...listChecks(table),
	],
);
