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
		/** A school year by its first: 2024 is 2024-25. */
		year: smallint().notNull(),
		/** The authority's code of the institute; a college may have several. */
		institute: text().notNull(),
		/** The authority's code of the programme. */
		branch: text().notNull(),
		collegeId: collegeRef(),
		/** As printed by the authority. */
		programme: text().notNull(),
		quota: text({ enum: FEE_QUOTAS }).notNull(),
		seats: text({ enum: FEE_SEATS }).notNull(),
		/** Rupees a year. */
		amount: integer().notNull(),
		covers: text({ enum: FEE_COVERS }).notNull(),
		/** The years for which the state's fee committee fixed it, where it did. */
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
		/** The year of entry; a school year is named by its first. */
		year: smallint().notNull(),
		/** The batch, as printed on the page. */
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
