import { doublePrecision, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { sourceRef } from "./source.ts";

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
		/** Domains by which a student's e-mail address is recognised. */
		domains: jsonb().$type<string[]>().notNull().default([]),
		latitude: doublePrecision(),
		longitude: doublePrecision(),
		alsoCalled: jsonb("also_called").$type<string[]>().notNull().default([]),
		groups: jsonb().$type<string[]>().notNull().default([]),
		established: integer(),
		/** USD for one year, 2020-21, for students from outside the state. */
		tuitionUsd: integer("tuition_usd"),
		/** USD for that year with books and living, if tuition is the same for everybody. */
		costUsd: integer("cost_usd"),
		/** From 0 to 1. */
		admissionRate: doublePrecision("admission_rate"),
		/** USD, median ten years after entry, of students who had federal aid. */
		earningsUsd: integer("earnings_usd"),
		sourceId: sourceRef(),
	},
	(table) => [index("universities_abroad_country").on(table.country, table.name)],
);

/** Courses that Australia registers for foreign students. Amounts in AUD for the whole course. */
export const registeredCourses = pgTable(
	"registered_courses",
	{
		code: text().primaryKey(),
		name: text().notNull(),
		provider: text().notNull(),
		providerSite: text("provider_site"),
		field: text(),
		level: text().notNull(),
		states: jsonb().$type<string[]>().notNull().default([]),
		weeks: integer(),
		tuitionAud: integer("tuition_aud"),
		otherFeesAud: integer("other_fees_aud"),
		totalAud: integer("total_aud"),
		sourceId: sourceRef(),
	},
	(table) => [index("registered_courses_field").on(table.field, table.level)],
);
