import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { states } from "./place.ts";
import { sources } from "./source.ts";

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
	sourceId: text("source_id")
		.notNull()
		.references(() => sources.id),
});
