import { CATEGORY_RULES } from "@uchit/contract/category.ts";
import { COLLEGE_KINDS } from "@uchit/contract/college-kind.ts";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { districts, states } from "./place.ts";
import { sourceRef } from "./source.ts";

/** `id` is permanent: the AISHE code, or `X-…` if the directory lists none (`X-0001`, `X-AICTE-…`). */
export const colleges = pgTable(
	"colleges",
	{
		id: text().primaryKey(),
		slug: text().notNull(),
		name: text().notNull(),
		/** The name as its source prints it. */
		officialName: text("official_name").notNull(),
		kind: text({ enum: COLLEGE_KINDS }).notNull(),
		aisheCode: text("aishe_code"),
		stateSlug: text("state_slug").references(() => states.slug),
		districtId: text("district_id").references(() => districts.id),
		city: text(),
		sourceId: sourceRef(),
	},
	(table) => [
		uniqueIndex("colleges_slug").on(table.slug),
		index("colleges_state").on(table.stateSlug),
		// For the order of the many institutions that no list ranks.
		index("colleges_name").on(sql`lower(${table.name})`, table.id),
		...listChecks(table),
	],
);

export const collegeNames = pgTable(
	"college_names",
	{
		collegeId: collegeRef(),
		name: text().notNull(),
		sourceId: sourceRef(),
	},
	(table) => [primaryKey({ columns: [table.collegeId, table.name] })],
);

/** Slugs of an institution that now has another: it was listed twice, or paired with its entry in another list. */
export const formerAddresses = pgTable(
	"former_addresses",
	{
		slug: text().primaryKey(),
		collegeId: collegeRef(),
		/** Its id while it was an institution of its own: another AISHE code, or `X-…`. */
		formerId: text("former_id"),
	},
	(table) => [index("former_addresses_college").on(table.collegeId)],
);

export const possibleTwins = pgTable(
	"possible_twins",
	{
		collegeId: collegeRef(),
		otherId: text("other_id")
			.notNull()
			.references(() => colleges.id, { onDelete: "cascade" }),
		why: text().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.collegeId, table.otherId] }),
		index("possible_twins_other").on(table.otherId),
	],
);

export const collegeCategories = pgTable(
	"college_categories",
	{
		collegeId: collegeRef(),
		categoryId: integer("category_id").notNull(),
		rule: text({ enum: CATEGORY_RULES }).notNull(),
		evidence: text().notNull(),
		sourceId: sourceRef(),
	},
	(table) => [
		primaryKey({ columns: [table.collegeId, table.categoryId] }),
		index("college_categories_category").on(table.categoryId),
		...listChecks(table),
	],
);

/** How each name printed by a ranking or counselling was resolved. A name stands for two institutions if a ranking prints both alike. */
export const mentions = pgTable(
	"mentions",
	{
		/** The first column of `data/sources/matches.csv`. */
		source: text().notNull(),
		name: text().notNull(),
		city: text().notNull(),
		state: text().notNull(),
		collegeId: collegeRef(),
		matchedBy: text("matched_by", { enum: ["id", "name", "reviewed", "own"] }).notNull(),
		why: text().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.source, table.name, table.city, table.state, table.collegeId] }),
		...listChecks(table),
	],
);

/** The names on UGC's list of fake universities, as a public copy of one month's list prints them. */
export const fakeUniversities = pgTable("fake_universities", {
	/** The row of the copy, from 1: two rows have one name. */
	entry: integer().primaryKey(),
	name: text().notNull(),
	/** Null where the list prints none. */
	place: text(),
	stateSlug: text("state_slug")
		.notNull()
		.references(() => states.slug),
	/** The list's month, as `2026-02`. */
	listedIn: text("listed_in").notNull(),
	sourceId: sourceRef(),
});

export function collegeRef() {
	return text("college_id")
		.notNull()
		.references(() => colleges.id, { onDelete: "cascade" });
}
