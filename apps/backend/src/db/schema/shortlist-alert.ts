import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { exams } from "#backend/db/schema/content/exam.ts";
import { visitorRef, visitors } from "#backend/db/schema/visitor.ts";
import { timeColumn } from "#backend/db/time-column.ts";
import { newUnguessableId } from "#backend/db/unguessable-id.ts";

/** Subscribers to letters about their shortlist. Only the ledger of consents decides whether they still are. */
export const shortlistAlerts = pgTable(
	"shortlist_alerts",
	{
		visitorId: uuid("visitor_id")
			.primaryKey()
			.references(() => visitors.id, { onDelete: "cascade" }),
		/** The id in the link that stops the letters. It never changes, so that links in old letters still work. */
		stopId: uuid("stop_id").notNull().defaultRandom().$defaultFn(newUnguessableId),
		/** When the list is checked next; null while no letters are wanted. */
		lookAt: timeColumn("look_at"),
		/** When the last letter was written. */
		toldAt: timeColumn("told_at"),
	},
	(table) => [
		uniqueIndex("shortlist_alerts_stop").on(table.stopId),
		index("shortlist_alerts_due").on(table.lookAt).where(sql`${table.lookAt} IS NOT NULL`),
	],
);

/** `value` is independent of language. */
export type SavedFact = { key: string; value: string; time?: string };

/** A college's facts when it was saved, or when they were last reported. */
export const shortlistFacts = pgTable(
	"shortlist_facts",
	{
		visitorId: visitorRef(),
		college: text().notNull(),
		/** Other versions of the program made other keys, so their facts are not compared with ours. */
		version: integer().notNull(),
		facts: jsonb().$type<readonly SavedFact[]>().notNull(),
		keptAt: timeColumn("kept_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.visitorId, table.college] })],
);

/** Subscribers to letters about exams. Only the ledger of consents decides whether they still are. */
export const examAlerts = pgTable(
	"exam_alerts",
	{
		visitorId: uuid("visitor_id")
			.primaryKey()
			.references(() => visitors.id, { onDelete: "cascade" }),
		/** The id in the link that stops the letters. It never changes, so that links in old letters still work. */
		stopId: uuid("stop_id").notNull().defaultRandom().$defaultFn(newUnguessableId),
		/** When the last letter was written. */
		toldAt: timeColumn("told_at"),
	},
	(table) => [uniqueIndex("exam_alerts_stop").on(table.stopId)],
);

export const examFollows = pgTable(
	"exam_follows",
	{
		visitorId: uuid("visitor_id")
			.notNull()
			.references(() => examAlerts.visitorId, { onDelete: "cascade" }),
		examId: integer("exam_id")
			.notNull()
			.references(() => exams.id, { onDelete: "cascade" }),
		/** The exam version that the follower knows; letters list later changes. */
		version: integer().notNull(),
		followedAt: timeColumn("followed_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.visitorId, table.examId] }), index("exam_follows_exam").on(table.examId)],
);
