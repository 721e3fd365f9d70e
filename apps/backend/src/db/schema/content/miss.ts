import { MISS_KINDS } from "@uchit/contract/miss.ts";
import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";

/** Searches without a result, by their words and their day in India. No row is about a person. */
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
