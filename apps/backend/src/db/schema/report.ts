import { bigint, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { colleges } from "./college.ts";

/** What visitors say is wrong with a fact. `token` is in the address that shows the visitor what became of it. */
export const reports = pgTable(
	"reports",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		token: text().notNull().unique(),
		collegeId: text("college_id")
			.notNull()
			.references(() => colleges.id),
		/** Which fact, as the page names it: `rank overall 2025`, `established` … */
		fact: text().notNull(),
		message: text().notNull(),
		/** Where it can be checked, if the visitor knows. */
		evidence: text(),
		status: text({ enum: ["open", "corrected", "declined"] })
			.notNull()
			.default("open"),
		outcome: text(),
		createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
		decidedAt: timestamp("decided_at", { withTimezone: true }),
	},
	(table) => [index("reports_status").on(table.status, table.createdAt), ...listChecks(table)],
);
