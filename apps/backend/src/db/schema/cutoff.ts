import { CUTOFF_MARKS, RANK_SPACES, SEAT_POOLS, SOCIAL_CATEGORIES } from "@uchit/contract/cutoff-kind.ts";
import { sql } from "drizzle-orm";
import {
	boolean,
	doublePrecision,
	index,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
	unique,
} from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { colleges } from "./college.ts";
import { sourceRef } from "./source.ts";

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
		/** Absent if the published copy is undated; `yearNote` says what is known. */
		year: smallint(),
		yearNote: text("year_note"),
		/** Absent if the authority prints no round. */
		round: smallint(),
		/** Whether the row is of the last round that we have for its institution, exam, authority and year; always true without rounds. */
		isLast: boolean("is_last").notNull().default(false),
		collegeId: text("college_id")
			.notNull()
			.references(() => colleges.id),
		programmeId: integer("programme_id")
			.notNull()
			.references(() => programmes.id),
		/** As printed by the authority. */
		quota: text().notNull(),
		/** The people whom the quota is for. Seats of different pools are never compared. */
		pool: text({ enum: SEAT_POOLS }).notNull(),
		/** As printed by the authority. */
		seatType: text("seat_type").notNull(),
		socialCategory: text("social_category", { enum: SOCIAL_CATEGORIES }).notNull(),
		/** For people with a disability. */
		pwd: boolean().notNull(),
		gender: text().notNull(),
		openingRank: doublePrecision("opening_rank"),
		closingRank: doublePrecision("closing_rank"),
		/** The last marks or percentile of authorities that close by these: higher is better. */
		closingScore: doublePrecision("closing_score"),
		/** The number of seats of the row, if its authority prints it. */
		seats: smallint(),
		preparatory: boolean().notNull(),
		rankSpace: text("rank_space", { enum: RANK_SPACES }).notNull(),
		mark: text({ enum: CUTOFF_MARKS }),
		sourceId: sourceRef(),
	},
	(table) => [
		// Distinguishes the rows of one document; its first column finds the rows of an institution.
		unique("cutoffs_printed")
			.on(
				table.collegeId,
				table.exam,
				table.year,
				table.round,
				table.programmeId,
				table.quota,
				table.seatType,
				table.gender,
				table.preparatory,
				table.sourceId,
			)
			.nullsNotDistinct(),
		// A fifth of all rows: those that show how seats finally closed.
		index("cutoffs_last").on(table.collegeId, table.exam).where(sql`is_last AND year IS NOT NULL`),
		index("cutoffs_space").on(table.rankSpace, table.year, table.seatType).where(sql`is_last AND year IS NOT NULL`),
		...listChecks(table),
	],
);

/** Marks and their rank in one exam and year, as its list prints both. One year says nothing about another. */
export const marksRanks = pgTable(
	"marks_ranks",
	{
		exam: text().notNull(),
		rankSpace: text("rank_space", { enum: RANK_SPACES }).notNull(),
		year: smallint().notNull(),
		rank: integer().notNull(),
		score: doublePrecision().notNull(),
		sourceId: sourceRef(),
	},
	(table) => [primaryKey({ columns: [table.exam, table.rankSpace, table.year, table.rank] }), ...listChecks(table)],
);
