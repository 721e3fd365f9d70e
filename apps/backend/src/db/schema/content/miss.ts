import { MISS_KINDS } from "@uchit/contract/miss.ts";
import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";

/** What was looked for and not found, by its words and its day in India. Nothing here is of a person. */
export const misses = pgTable(
	"misses",
	{
		kind: text({ enum: MISS_KINDS }).notNull(),
		words: text().notNull(),
		day: date().notNull(),
		count: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.kind, table.words, table.day] }),
		index("misses_day").on(table.day),
		...listChecks(table),
	],
);
