import { CONSENT_PURPOSES } from "@uchit/contract/notices.ts";
import { bigint, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";

/** The ledger of consents: rows are only added. It outlives the account, which it then names by nothing but its id. */
export const consents = pgTable(
	"consents",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		/** A visitor's id or a lead's. */
		subject: uuid().notNull(),
		subjectKind: text("subject_kind", { enum: ["visitor", "lead"] }).notNull(),
		action: text({ enum: ["given", "withdrawn"] }).notNull(),
		purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
		recipient: text().notNull(),
		noticeVersion: text("notice_version").notNull(),
		language: text({ enum: ["en", "hi"] }).notNull(),
		/** Absent where the taker of the consent did not give it. */
		textHash: text("text_hash"),
		channel: text().notNull(),
		/** The consenting person: the visitor, or the guardian of somebody under 18. */
		by: text({ enum: ["self", "guardian"] })
			.notNull()
			.default("self"),
		at: timestamp({ withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [index("consents_subject").on(table.subject, table.id), ...listChecks(table)],
);
