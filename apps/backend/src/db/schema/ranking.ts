import { RANKING_LISTS } from "@uchit/contract/ranking.ts";
import { doublePrecision, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { colleges } from "./college.ts";
import { sourceRef } from "./source.ts";

/** `rank`, or `band` if the publisher printed a band. One place per institution, list and year. */
export const rankings = pgTable(
	"rankings",
	{
		list: text({ enum: RANKING_LISTS }).notNull(),
		year: smallint().notNull(),
		collegeId: text("college_id")
			.notNull()
			.references(() => colleges.id),
		rank: integer(),
		band: text(),
		score: doublePrecision(),
		tlr: doublePrecision(),
		rpc: doublePrecision(),
		go: doublePrecision(),
		oi: doublePrecision(),
		perception: doublePrecision(),
		printedName: text("printed_name").notNull(),
		nirfId: text("nirf_id"),
		sourceId: sourceRef(),
	},
	(table) => [
		primaryKey({ columns: [table.list, table.year, table.collegeId] }),
		index("rankings_college").on(table.collegeId),
		...listChecks(table),
	],
);
