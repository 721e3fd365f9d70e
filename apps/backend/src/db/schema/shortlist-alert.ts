import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { exams } from "#backend/db/schema/content/exam.ts";
import { visitorRef, visitors } from "#backend/db/schema/visitor.ts";
import { newUnguessableId } from "#backend/db/unguessable-id.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** People who want letters about their shortlist. The ledger of consents alone says whether they still do. */
export const shortlistAlerts = pgTable(
	"shortlist_alerts",
	{
		visitorId: uuid("visitor_id")
			.primaryKey()
			.references(() => visitors.id, { onDelete: "cascade" }),
		/** The id in the link that stops the letters: it stays, so that an old letter's link works too. */
		stopId: uuid("stop_id").notNull().defaultRandom().$defaultFn(newUnguessableId),
		/** When the list is to be looked at next; nothing while no letters are wanted. */
		lookAt: at("look_at"),
		/** The last letter. */
		toldAt: at("told_at"),
	},
	(table) => [
		uniqueIndex("shortlist_alerts_stop").on(table.stopId),
		index("shortlist_alerts_due").on(table.lookAt).where(sql`${table.lookAt} IS NOT NULL`),
	],
);

/** A fact as it was: `value` says it in no language. */
export type SavedFact = { key: string; value: string; time?: string };

/** The facts of a college as they were when it was saved, or when they were last told. */
export const shortlistFacts = pgTable(
	"shortlist_facts",
	{
		visitorId: visitorRef(),
		college: text().notNull(),
		/** Other programs made other keys: what they kept is not compared with ours. */
		version: integer().notNull(),
		facts: jsonb().$type<readonly SavedFact[]>().notNull(),
		keptAt: at("kept_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.visitorId, table.college] })],
);

/** People who get letters about exams. The ledger of consents alone says whether they still may. */
export const examAlerts = pgTable(
	"exam_alerts",
	{
		visitorId: uuid("visitor_id")
			.primaryKey()
			.references(() => visitors.id, { onDelete: "cascade" }),
		/** The id in the link that stops the letters: it stays, so that an old letter's link works too. */
		stopId: uuid("stop_id").notNull().defaultRandom().$defaultFn(newUnguessableId),
		/** The last letter. */
		toldAt: at("told_at"),
	},
	(table) => [uniqueIndex("exam_alerts_stop").on(table.stopId)],
);

/** The exams that somebody follows. */
export const examFollows = pgTable(
	"exam_follows",
	{
		visitorId: uuid("visitor_id")
			.notNull()
			.references(() => examAlerts.visitorId, { onDelete: "cascade" }),
		examId: integer("exam_id")
			.notNull()
			.references(() => exams.id, { onDelete: "cascade" }),
		/** The version of the exam that they know of: letters list what changed after it. */
		version: integer().notNull(),
		followedAt: at("followed_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.visitorId, table.examId] }), index("exam_follows_exam").on(table.examId)],
);
