import { doublePrecision, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { sourceRef } from "./source.ts";

/** Universities and colleges of other countries, as public lists name them. */
export const universitiesAbroad = pgTable(
	"universities_abroad",
	{
		id: text().primaryKey(),
		/** ISO 3166, two lower-case letters. */
		country: text().notNull(),
		name: text().notNull(),
		region: text(),
		city: text(),
		site: text(),
		/** Domains of its addresses, by which a student's e-mail is known. */
		domains: jsonb().$type<string[]>().notNull().default([]),
		latitude: doublePrecision(),
		longitude: doublePrecision(),
		/** Former names, and those that its country's own list gives it. */
		alsoCalled: jsonb("also_called").$type<string[]>().notNull().default([]),
		groups: jsonb().$type<string[]>().notNull().default([]),
		established: integer(),
		/** A year of 2020-21 for students from outside the state. */
		tuitionUsd: integer("tuition_usd"),
		/** The same with books and living, where everybody pays the same tuition. */
		costUsd: integer("cost_usd"),
		/** From 0 to 1. */
		admissionRate: doublePrecision("admission_rate"),
		/** Median ten years after entry, of students who had federal aid. */
		earningsUsd: integer("earnings_usd"),
		sourceId: sourceRef(),
	},
	(table) => [index("universities_abroad_country").on(table.country, table.name)],
);

/** Courses of higher education that Australia registers for students from abroad. Amounts in AUD for the whole course. */
export const registeredCourses = pgTable(
	"registered_courses",
	{
		code: text().primaryKey(),
		name: text().notNull(),
		provider: text().notNull(),
		providerSite: text("provider_site"),
		field: text(),
		level: text().notNull(),
		/** The states in which it is taught. */
		states: jsonb().$type<string[]>().notNull().default([]),
		weeks: integer(),
		tuitionAud: integer("tuition_aud"),
		otherFeesAud: integer("other_fees_aud"),
		totalAud: integer("total_aud"),
		sourceId: sourceRef(),
	},
	(table) => [index("registered_courses_field").on(table.field, table.level)],
);
