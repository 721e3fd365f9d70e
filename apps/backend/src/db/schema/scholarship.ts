import {
	AMOUNT_PERIODS,
	PROVIDER_KINDS,
	type ProviderLine,
	type Scholarship,
	type ScholarshipField,
} from "@uchit/contract/scholarship.ts";
import { boolean, date, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { sourceRef } from "./source.ts";

/** From a list, with reviewed corrections. Null means not published, an empty list means any. Amounts in rupees. */
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
		/** The day on which an editor read the source; null for what the list says. */
		readOn: date("read_on"),
	},
	(table) => [...listChecks(table)],
);
