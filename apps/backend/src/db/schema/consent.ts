import { CONSENT_PURPOSES } from "@uchit/contract/notices.ts";
import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "../list-checks.ts";
import { timeColumn } from "../time-column.ts";

/** Rows are only added. The ledger outlives the account, of which it stores only the id. */
export const consents = pgTable(
	"consents",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		subject: uuid().notNull(),
		subjectKind: text("subject_kind", { enum: ["visitor", "lead"] }).notNull(),
		action: text({ enum: ["given", "withdrawn"] }).notNull(),
		purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
		recipient: text().notNull(),
		noticeVersion: text("notice_version").notNull(),
		language: text({ enum: ["en", "hi"] }).notNull(),
		/** Absent if the consent was taken without it. */
		textHash: text("text_hash"),
		channel: text().notNull(),
		/** The consenting person: the visitor, or the guardian of somebody under 18. */
		by: text({ enum: ["self", "guardian"] })
			.notNull()
			.default("self"),
		at: timeColumn().notNull().defaultNow(),
	},
	(table) => [index("consents_subject").on(table.subject, table.id), ...listChecks(table)],
);
