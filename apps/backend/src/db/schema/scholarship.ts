import type { ProviderLine, Scholarship } from "@uchit/contract/scholarship.schema.ts";
import { AMOUNT_PERIODS, PROVIDER_KINDS, type ScholarshipField } from "@uchit/contract/scholarship.ts";
import { boolean, date, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { sources } from "./source.ts";

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
		sourceId: text("source_id")
			.notNull()
			.references(() => sources.id),
	},
	(table) => [...listChecks(table)],
);
