import { DOCUMENT_SENDERS, DOCUMENT_STATES, type DocumentReading, DRAWING_FAULTS } from "@uchit/contract/document.ts";
import {
	bigint,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";
import { colleges } from "../college.ts";
import { corrections } from "../report.ts";
import { visitorRef } from "../visitor.ts";
import { staff } from "./staff.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Fee notices that people sent. What is shown to nobody else lies in `document_pages`, and goes when the document is decided. */
export const documents = pgTable(
	"documents",
	{
		id: uuid().primaryKey().defaultRandom(),
		visitorId: visitorRef(),
		collegeId: text("college_id")
			.notNull()
			.references(() => colleges.id),
		sender: text({ enum: DOCUMENT_SENDERS }).notNull(),
		/** The programme and the year, by the sender's word. */
		programme: text().notNull().default(""),
		year: smallint(),
		/** HMAC of the sent bytes: the same file is known again, from whomever. */
		hash: text().notNull(),
		/** The college's own domain at which the sender has a verified address. */
		domain: text(),
		pages: smallint().notNull(),
		state: text({ enum: DOCUMENT_STATES }).notNull().default("waiting"),
		/** Why its pages could not be drawn. */
		fault: text({ enum: DRAWING_FAULTS }),
		/** The first person's reading of it. */
		reading: jsonb().$type<DocumentReading>(),
		/** Why it was refused; the sender reads it. */
		reason: text(),
		correctionId: bigint("correction_id", { mode: "number" }).references(() => corrections.id),
		coveredBy: uuid("covered_by").references(() => staff.id, { onDelete: "set null" }),
		decidedBy: uuid("decided_by").references(() => staff.id, { onDelete: "set null" }),
		createdAt: at("created_at").notNull().defaultNow(),
		decidedAt: at("decided_at"),
	},
	(table) => [
		index("documents_visitor").on(table.visitorId, table.hash),
		index("documents_queue").on(table.state, table.createdAt),
		index("documents_college").on(table.collegeId, table.state),
		...listChecks(table),
	],
);

/** Its pages as pictures that we made, never the sent bytes; sealed, since they may name people. Covered once `documents` is. */
export const documentPages = pgTable(
	"document_pages",
	{
		documentId: uuid("document_id")
			.notNull()
			.references(() => documents.id, { onDelete: "cascade" }),
		page: smallint().notNull(),
		/** A JPEG in base64, sealed. */
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
		/** HMAC of the sender's network. */
		network: text().notNull(),
		/** The bytes in base64, encrypted. */
		sealed: text().notNull(),
		tries: smallint().notNull().default(0),
		/** Somebody draws it until then. */
		leasedUntil: at("leased_until"),
		createdAt: at("created_at").notNull().defaultNow(),
	},
	(table) => [
		unique("document_uploads_visitor").on(table.visitorId, table.kind),
		unique("document_uploads_network").on(table.network, table.kind),
		...listChecks(table),
	],
);
