import { DOCUMENT_SENDERS, DOCUMENT_STATES, type DocumentReading, DRAWING_FAULTS } from "@uchit/contract/document.ts";
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#backend/db/time-column.ts";
import { listChecks } from "../../list-checks.ts";
import { colleges } from "../college.ts";
import { corrections } from "../report.ts";
import { visitorRef } from "../visitor.ts";
import { staff } from "./staff.ts";

/** Fee notices that people sent. The private part is in `document_pages`, which is deleted when the document is decided. */
export const documents = pgTable(
	"documents",
	{
		id: uuid().primaryKey().defaultRandom(),
		visitorId: visitorRef(),
		collegeId: text("college_id")
			.notNull()
			.references(() => colleges.id),
		sender: text({ enum: DOCUMENT_SENDERS }).notNull(),
		/** Programme and year as the sender states them. */
		programme: text().notNull().default(""),
		year: smallint(),
		/** HMAC of the sent bytes, which recognises the same file from any sender. */
		hash: text().notNull(),
		domain: text(),
		pages: smallint().notNull(),
		state: text({ enum: DOCUMENT_STATES }).notNull().default("waiting"),
		fault: text({ enum: DRAWING_FAULTS }),
		reading: jsonb().$type<DocumentReading>(),
		reason: text(),
		correctionId: bigint("correction_id", { mode: "number" }).references(() => corrections.id),
		coveredBy: uuid("covered_by").references(() => staff.id, { onDelete: "set null" }),
		decidedBy: uuid("decided_by").references(() => staff.id, { onDelete: "set null" }),
		createdAt: timeColumn("created_at").notNull().defaultNow(),
		decidedAt: timeColumn("decided_at"),
	},
	(table) => [
		index("documents_visitor").on(table.visitorId, table.hash),
		index("documents_queue").on(table.state, table.createdAt),
		index("documents_college").on(table.collegeId, table.state),
		...listChecks(table),
	],
);

/** Page pictures that we made, never the sent bytes; encrypted, since they may name people. Covered once the document is. */
export const documentPages = pgTable(
	"document_pages",
	{
		documentId: uuid("document_id")
			.notNull()
			.references(() => documents.id, { onDelete: "cascade" }),
		page: smallint().notNull(),
		/** A JPEG in base64, encrypted. */
		sealed: text().notNull(),
		width: integer().notNull(),
		height: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.documentId, table.page] })],
);

export const UPLOAD_KINDS = ["picture", "pdf"] as const;

/** Uploaded files, encrypted, until their pages are drawn. An account and a network each have one place in each queue. */
export const documentUploads = pgTable(
	"document_uploads",
	{
		documentId: uuid("document_id")
			.primaryKey()
			.references(() => documents.id, { onDelete: "cascade" }),
		kind: text({ enum: UPLOAD_KINDS }).notNull(),
		visitorId: uuid("visitor_id").notNull(),
		network: text().notNull(),
		/** The bytes in base64, encrypted. */
		sealed: text().notNull(),
		tries: smallint().notNull().default(0),
		/** Another worker may take it after this. */
		leasedUntil: timeColumn("leased_until"),
		createdAt: timeColumn("created_at").notNull().defaultNow(),
	},
	(table) => [
		unique("document_uploads_visitor").on(table.visitorId, table.kind),
		unique("document_uploads_network").on(table.network, table.kind),
		...listChecks(table),
	],
);
