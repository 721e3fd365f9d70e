import {
	AMOUNT_PERIODS,
	PROVIDER_KINDS,
	type ProviderLine,
	type Scholarship,
	type ScholarshipField,
} from "@uchit/contract/scholarship.ts";
import type { ImportedScholarship } from "@uchit/contract/scholarship-import.ts";
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { staff } from "./content/staff.ts";
import { sourceRef } from "./source.ts";

/** Scholarships as a list names them, with reviewed corrections. Null is not published; an empty list is "any". Amounts in rupees. */
export const scholarships = pgTable(
	"scholarships",
	{
		slug: text().primaryKey(),
		name: text().notNull(),
		provider: text(),
		providerKind: text("provider_kind", { enum: PROVIDER_KINDS }),
		site: text(),
		awards: integer(),
		amountLeastInr: integer("amount_least_inr"),
		amountMostInr: integer("amount_most_inr"),
		isOfFees: boolean("is_of_fees").notNull(),
		per: text({ enum: AMOUNT_PERIODS }),
		levels: jsonb().$type<Scholarship["levels"]>(),
		genders: jsonb().$type<Scholarship["genders"]>(),
		groups: jsonb().$type<Scholarship["groups"]>(),
		incomeInr: integer("income_inr"),
		states: jsonb().$type<Scholarship["states"]>(),
		cities: jsonb().$type<string[]>().notNull(),
		streams: jsonb().$type<Scholarship["streams"]>(),
		nirfTop: integer("nirf_top"),
		isForUnranked: boolean("is_for_unranked").notNull(),
		further: jsonb().$type<Scholarship["further"]>().notNull(),
		lastDate: date("last_date"),
		lines: jsonb().$type<ProviderLine[]>().notNull(),
		corrected: jsonb().$type<ScholarshipField[]>().notNull(),
		why: text(),
		sourceId: sourceRef(),
		/** The day on which an editor read the source; null of what the list says. */
		readOn: date("read_on"),
	},
	(table) => [...listChecks(table)],
);

export const IMPORT_STATES = ["proposed", "published", "undone", "refused"] as const;

/** Rows of `scholarships` by their slug, as JSON of the database. */
export type SchemesBySlug = Record<string, Record<string, unknown>>;

/** Scholarships that editors brought in, many at once. Published, they are shown instead of what the files say, until they are undone. */
export const scholarshipImports = pgTable(
	"scholarship_imports",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		/** What the file was called. */
		file: text().notNull(),
		rows: jsonb().$type<ImportedScholarship[]>().notNull(),
		state: text({ enum: IMPORT_STATES }).notNull().default("proposed"),
		/** What stood at their slugs when it was published; null before. */
		was: jsonb().$type<SchemesBySlug>(),
		/** Slugs at which a later load has another row than was seen when it was published; null for none. */
		disputed: jsonb().$type<string[]>(),
		user_created: uuid().references(() => staff.id),
		date_created: timestamp({ withTimezone: true }).notNull().defaultNow(),
		decided_by: uuid().references(() => staff.id),
		decided_at: timestamp({ withTimezone: true }),
	},
	(table) => [index("scholarship_imports_state").on(table.state, table.decided_at), ...listChecks(table)],
);
