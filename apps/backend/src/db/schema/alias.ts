import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { colleges } from "./college.ts";
import { sources } from "./source.ts";

/** Short forms, nicknames, former names and names in Hindi by which people look for an institution. */
export const aliases = pgTable(
	"aliases",
	{
		alias: text().notNull(),
		collegeId: text("college_id")
			.notNull()
			.references(() => colleges.id, { onDelete: "cascade" }),
		kind: text({ enum: ["short-form", "old-name", "campus", "hindi", "acronym"] }).notNull(),
		sourceId: text("source_id")
			.notNull()
			.references(() => sources.id),
	},
	(table) => [
		primaryKey({ columns: [table.alias, table.collegeId] }),
		index("aliases_college").on(table.collegeId),
		...listChecks(table),
	],
);
