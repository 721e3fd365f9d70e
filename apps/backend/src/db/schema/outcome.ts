import { OUTCOME_MEASURES } from "@uchit/contract/outcome-measure.ts";
import { RANKING_LISTS } from "@uchit/contract/ranking.ts";
import { doublePrecision, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { collegeRef } from "./college.ts";
import { sourceRef } from "./source.ts";

export const outcomes = pgTable(
	"outcomes",
	{
		collegeId: collegeRef(),
		list: text({ enum: RANKING_LISTS }).notNull(),
		year: smallint().notNull(),
		/** The programme level as reported: `ug-3`, `ug-4`, `pg-2` …, `pg-integrated`, `ug` (all undergraduates), `phd-full-time`, `all`, `unstated`. */
		level: text().notNull(),
		/** The year of the students, of an academic year the first; the ranking year if the report names no other. */
		cohort: smallint().notNull(),
		measure: text({ enum: OUTCOME_MEASURES }).notNull(),
		/** People, projects, rupees, or rupees a year for salaries. An unknown value has no row, never 0. */
		value: doublePrecision().notNull(),
		printed: text().notNull(),
		mark: text({ enum: ["suspect"] }),
		sourceId: sourceRef(),
	},
	(table) => [
		primaryKey({ columns: [table.collegeId, table.list, table.year, table.level, table.cohort, table.measure] }),
		...listChecks(table),
	],
);
