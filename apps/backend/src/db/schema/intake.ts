import { INTAKE_LEVELS } from "@uchit/contract/intake-level.ts";
import { index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { collegeRef } from "./college.ts";
import { sourceRef } from "./source.ts";

/** Seats that an authority approved for a course in a year: one row per printed row. */
export const intakes = pgTable(
	"intakes",
	{
		authority: text({ enum: ["aicte", "nmc"] }).notNull(),
		/** The first year of an academic year: 2025 is 2025-26. */
		year: smallint().notNull(),
		/** The authority's own id of the institute; a college may hold several approvals. */
		institute: text().notNull(),
		/** The row's place among those of the institute, from 1. */
		entry: smallint().notNull(),
		collegeId: collegeRef(),
		programme: text().notNull(),
		level: text({ enum: INTAKE_LEVELS }).notNull(),
		course: text().notNull(),
		/** A slug of the contract's degrees, if course and level determine it. */
		degree: text(),
		shift: text(),
		/** Online and distance courses have thousands of seats that are not on a campus; sums and sorts leave them out. */
		mode: text({ enum: ["regular", "part-time", "online", "distance"] }).notNull(),
		/** Approved seats; absent if the authority prints none. */
		seats: integer(),
		sourceId: sourceRef(),
	},
	(table) => [
		primaryKey({ columns: [table.authority, table.year, table.institute, table.entry] }),
		index("intakes_college").on(table.collegeId),
		index("intakes_degree").on(table.degree),
		...listChecks(table),
	],
);
