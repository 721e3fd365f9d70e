import { COLLEGE_KINDS } from "@uchit/contract/college-kind.ts";
import { CORRECTION_STATES } from "@uchit/contract/correction.ts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";
import { districts } from "../place.ts";
import { sourceRef } from "../source.ts";
import { decisionColumns } from "./editorial.ts";

export const ADDED_ID_PREFIX = "X-E";

/** Institutions that no list has. A trigger adds an accepted one to `colleges`, where no load removes it; undone, it is hidden there. */
export const addedColleges = pgTable(
	"added_colleges",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		name: text().notNull(),
		kind: text({ enum: COLLEGE_KINDS }).notNull(),
		district_id: text()
			.notNull()
			.references(() => districts.id),
		city: text().notNull(),
		/** Ends with the id, so that no other institution has it. */
		slug: text().notNull().default(""),
		/** These become corrections of the new institution. */
		ownership: text(),
		website: text(),
		category: text(),
		is_another: boolean().notNull().default(false),
		reason: text().notNull(),
		source_id: sourceRef(),
		state: text({ enum: CORRECTION_STATES }).notNull().default("proposed"),
		...decisionColumns(),
	},
	(table) => [
		index("added_colleges_waiting").on(table.date_created).where(sql`${table.state} = 'proposed'`),
		...listChecks(table),
	],
);
