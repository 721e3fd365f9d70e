import { doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { sourceRef, sources } from "./source.ts";

export const states = pgTable("states", {
	slug: text().primaryKey(),
	name: text().notNull().unique(),
	/** The name on Hindi pages; null if no source was read. */
	nameHi: text("name_hi"),
	sourceId: sourceRef(),
});

/** By `state-slug/district-slug`; the point is the middle of the area. */
export const districts = pgTable("districts", {
	id: text().primaryKey(),
	stateSlug: text("state_slug")
		.notNull()
		.references(() => states.slug),
	name: text().notNull(),
	nameHi: text("name_hi"),
	latitude: doublePrecision(),
	longitude: doublePrecision(),
	sourceId: sourceRef(),
	positionSourceId: text("position_source_id").references(() => sources.id),
});

export const towns = pgTable(
	"towns",
	{
		geonamesId: integer("geonames_id").primaryKey(),
		name: text().notNull(),
		/** Spellings of the name in letters and digits only, old names included: `bengaluru`, `bangalore`. */
		keys: text().array().notNull(),
		stateSlug: text("state_slug").references(() => states.slug),
		population: integer(),
		latitude: doublePrecision().notNull(),
		longitude: doublePrecision().notNull(),
		sourceId: sourceRef(),
	},
	(table) => [index("towns_name").on(table.name), index("towns_keys").using("gin", table.keys)],
);

export const pins = pgTable(
	"pins",
	{
		pin: text().primaryKey(),
		place: text(),
		stateSlug: text("state_slug").references(() => states.slug),
		districtId: text("district_id").references(() => districts.id),
		latitude: doublePrecision(),
		longitude: doublePrecision(),
		/** The origin of the point: the place itself, the town of that name, the middle of all codes with the same first three digits, or a district. */
		positionOf: text("position_of", { enum: ["place", "town", "area", "district"] }),
		positionSourceId: text("position_source_id").references(() => sources.id),
		/** The source prints a state or point that cannot be right; the point here is then a different one. */
		mark: text({ enum: ["suspect"] }),
		sourceId: sourceRef(),
	},
	(table) => [...listChecks(table)],
);
