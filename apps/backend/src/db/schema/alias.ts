import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { collegeRef } from "./college.ts";
import { sourceRef } from "./source.ts";

/** Short forms, nicknames, former names and names in Hindi by which people look for an institution. */
export const aliases = pgTable(
	"aliases",
	{
		alias: text().notNull(),
		collegeId: collegeRef(),
		kind: text({ enum: ["short-form", "old-name", "campus", "hindi", "acronym"] }).notNull(),
		sourceId: sourceRef(),
	},
	(table) => [
		primaryKey({ columns: [table.alias, table.collegeId] }),
		index("aliases_college").on(table.collegeId),
		...listChecks(table),
	],
);
