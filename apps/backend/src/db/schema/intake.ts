import { index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { colleges } from "./college.ts";
import { sources } from "./source.ts";

/** Seats that an authority approved for a programme in a year: one row per printed row. */
export const intakes = pgTable(
	"intakes",
	{
		collegeId: text("college_id")
			.notNull()
			.references(() => colleges.id, { onDelete: "cascade" }),
		authority: text({ enum: ["aicte", "nmc"] }).notNull(),
		/** A school year by its first: 2025 is 2025-26. */
		year: smallint().notNull(),
		programme: text().notNull(),
		level: text({ enum: ["diploma", "undergraduate", "postgraduate", "doctoral"] }).notNull(),
		course: text().notNull(),
		/** A slug of the contract's degrees, where the course says which. */
		degree: text(),
		shift: text(),
		/** Approved seats; absent where the authority prints none. */
		seats: integer(),
		sourceId: text("source_id")
			.notNull()
			.references(() => sources.id),
	},
	(table) => [index("intakes_college").on(table.collegeId), index("intakes_degree").on(table.degree)],
);
