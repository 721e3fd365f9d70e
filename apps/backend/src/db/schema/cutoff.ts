import { boolean, doublePrecision, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { colleges } from "./college.ts";
import { sources } from "./source.ts";

/** Programme names as the counselling prints them. */
export const programmes = pgTable("programmes", {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	name: text().notNull().unique(),
});

/** Opening and closing ranks, one row per printed row. */
export const cutoffs = pgTable(
	"cutoffs",
	{
		exam: text().notNull(),
		authority: text().notNull(),
		year: smallint().notNull(),
		round: smallint().notNull(),
		collegeId: text("college_id")
			.notNull()
			.references(() => colleges.id),
		programmeId: integer("programme_id")
			.notNull()
			.references(() => programmes.id),
		quota: text().notNull(),
		seatType: text("seat_type").notNull(),
		gender: text().notNull(),
		openingRank: doublePrecision("opening_rank").notNull(),
		closingRank: doublePrecision("closing_rank").notNull(),
		preparatory: boolean().notNull(),
		rankSpace: text("rank_space").notNull(),
		mark: text({ enum: ["mixed-rank-space", "suspect"] }),
		sourceId: text("source_id")
			.notNull()
			.references(() => sources.id),
	},
	(table) => [index("cutoffs_college").on(table.collegeId, table.exam, table.year, table.round)],
);
