import type { CountryRecord } from "@uchit/contract/country.ts";
import { date, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";
import { editorialColumns, STATUSES } from "./editorial.ts";

/** `CountryRecord` of the contract, one column per part. */
export const countries = pgTable(
	"countries",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		status: text({ enum: STATUSES }).notNull().default("draft"),
		slug: text().notNull(),
		name: text().notNull(),
		name_hi: text(),
		code: text().notNull(),
		summary: text().notNull(),
		summary_hi: text(),
		banner: text().notNull(),
		flag: text().notNull(),
		currency: text(),
		currency_symbol: text(),
		currency_code: text(),
		capital: text(),
		dialing_code: text(),
		population: text(),
		gdp: text(),
		universities: text(),
		language: text(),
		international_students: text(),
		popular_places: jsonb().$type<CountryRecord["popular_places"]>(),
		test_required: jsonb().$type<CountryRecord["test_required"]>(),
		visa_options: jsonb().$type<CountryRecord["visa_options"]>(),
		costs: jsonb().$type<CountryRecord["costs"]>().notNull().default([]),
		guide: jsonb().$type<CountryRecord["guide"]>(),
		rate: jsonb().$type<CountryRecord["rate"]>(),
		corrections: jsonb().$type<CountryRecord["corrections"]>().notNull().default([]),
		official_sites: jsonb().$type<CountryRecord["official_sites"]>().notNull().default([]),
		missing: jsonb().$type<CountryRecord["missing"]>().notNull().default({}),
		receipts: jsonb().$type<CountryRecord["receipts"]>().notNull().default({}),
		source_id: text().notNull(),
		written_on: date().notNull(),
		...editorialColumns(),
	},
	(table) => [
		uniqueIndex("countries_slug").on(table.slug),
		uniqueIndex("countries_code").on(table.code),
		...listChecks(table),
	],
);
