import { FEE_COVERS, FEE_QUOTAS, FEE_SEATS } from "@uchit/contract/fee-kind.ts";
import { PAGE_FEE_PERIODS, PAGE_FEE_WITNESSES } from "@uchit/contract/page-fee.ts";
import { index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { collegeRef } from "./college.ts";
import { sourceRef } from "./source.ts";

/** The yearly cost of a programme in an authority's own list: one row per institute, programme and year. An unknown fee has no row, never 0. */
export const collegeFees = pgTable(
	"college_fees",
	{
		authority: text().notNull(),
		/** The first year of an academic year: 2024 is 2024-25. */
		year: smallint().notNull(),
		/** The authority's code of the institute; a college may have several. */
		institute: text().notNull(),
		branch: text().notNull(),
		collegeId: collegeRef(),
		programme: text().notNull(),
		quota: text({ enum: FEE_QUOTAS }).notNull(),
		seats: text({ enum: FEE_SEATS }).notNull(),
		/** Rupees a year. */
		amount: integer().notNull(),
		covers: text({ enum: FEE_COVERS }).notNull(),
		/** The years for which the state's fee committee fixed the fee, if it did. */
		block: text(),
		printed: text().notNull(),
		sourceId: sourceRef(),
	},
	(table) => [
		primaryKey({ columns: [table.authority, table.year, table.institute, table.branch] }),
		index("college_fees_college").on(table.collegeId),
		...listChecks(table),
	],
);

/** The cost of a programme on one page, the institution's own or a newspaper's. */
export const pageFees = pgTable(
	"page_fees",
	{
		collegeId: collegeRef(),
		programme: text().notNull(),
		students: text().notNull(),
		/** The year of entry; of an academic year the first. */
		year: smallint().notNull(),
		entry: text().notNull(),
		period: text({ enum: PAGE_FEE_PERIODS }).notNull(),
		/** Rupees for the period. */
		amount: integer().notNull(),
		includes: text().notNull(),
		witness: text({ enum: PAGE_FEE_WITNESSES }).notNull(),
		sourceId: sourceRef(),
	},
	(table) => [
		primaryKey({ columns: [table.collegeId, table.sourceId, table.programme, table.students] }),
		...listChecks(table),
	],
);
