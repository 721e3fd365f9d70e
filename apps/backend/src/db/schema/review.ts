import {
	MODERATION_REASONS,
	type ModerationReason,
	type Ratings,
	REVIEW_STATES,
	VERIFIED_LEVELS,
} from "@uchit/contract/review.ts";
import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "#backend/db/time-column.ts";
import { listChecks } from "../list-checks.ts";
import { colleges } from "./college.ts";
import { files } from "./content/file.ts";
import { staff } from "./content/staff.ts";
import { visitorRef, visitors } from "./visitor.ts";

/** Devanagari by sound, long and short vowels alike, without final signs. In databases of locale C pg_trgm sees only Latin letters. */
const DEVANAGARI =
	"'अआइईउऊएऐओऔऑऋािीुूेैोौॉृंँकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह़्ः', 'aaiiuueeoooraiiuueeooormmkkggnccjjnttddnttddnpfbbmyrllvsssh'";

/** A text for comparison, in the words of its index expression; a longer text would not fit into a row of the index. */
export function comparableTextSql(text: string): string {
	return `translate(left(${text}, 2000), ${DEVANAGARI})`;
}

/** Reviews in their newest version. The public sees `shown`; an edit waits until moderators have seen it. */
export const reviews = pgTable(
	"reviews",
	{
		id: uuid().primaryKey().defaultRandom(),
		/** Absent once the writer has deleted the account. */
		visitorId: uuid("visitor_id").references(() => visitors.id, { onDelete: "set null" }),
		collegeId: text("college_id")
			.notNull()
			.references(() => colleges.id),
		state: text({ enum: REVIEW_STATES }).notNull().default("submitted"),
		version: integer().notNull().default(1),
		programme: text().notNull(),
		/** In lower case without signs: one review per person, college and programme. */
		programmeKey: text("programme_key").notNull(),
		batchYear: integer("batch_year").notNull(),
		ratings: jsonb().$type<Ratings>().notNull(),
		pros: text().notNull().default(""),
		cons: text().notNull().default(""),
		text: text().notNull(),
		photo: uuid().references(() => files.id, { onDelete: "set null" }),
		verified: text({ enum: VERIFIED_LEVELS }).notNull().default("contact"),
		/** Findings of automatic checks: `burst`, `near-duplicate:<id>`. Moderators decide. */
		flags: jsonb().$type<string[]>().notNull().default([]),
		/** The public version, whole; absent if nothing is public. */
		shown: jsonb().$type<Record<string, unknown>>(),
		reasons: jsonb().$type<ModerationReason[]>().notNull().default([]),
		decisionNote: text("decision_note"),
		decidedBy: uuid("decided_by").references(() => staff.id),
		decidedAt: timeColumn("decided_at"),
		appeal: text(),
		appealedAt: timeColumn("appealed_at"),
		appealOutcome: text("appeal_outcome"),
		helpful: integer().notNull().default(0),
		submittedAt: timeColumn("submitted_at").notNull().defaultNow(),
		publishedAt: timeColumn("published_at"),
		editedAt: timeColumn("edited_at"),
	},
	(table) => [
		uniqueIndex("reviews_one").on(table.visitorId, table.collegeId, table.programmeKey),
		index("reviews_photo").on(table.photo),
		index("reviews_shown").on(table.collegeId, table.publishedAt),
		index("reviews_queue").on(table.state, table.submittedAt),
		// For near-duplicates: 0.2 s among 20,000 rows; GIN takes 3 s.
		index("reviews_alike").using("gist", sql.raw(`${comparableTextSql('"text"')} gist_trgm_ops(siglen=256)`)),
		...listChecks(table),
	],
);

export const reviewVersions = pgTable(
	"review_versions",
	{
		reviewId: uuid("review_id")
			.notNull()
			.references(() => reviews.id, { onDelete: "cascade" }),
		version: integer().notNull(),
		content: jsonb().$type<Record<string, unknown>>().notNull(),
		at: timeColumn("at").notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.reviewId, table.version] })],
);

export const reviewVotes = pgTable(
	"review_votes",
	{
		reviewId: uuid("review_id")
			.notNull()
			.references(() => reviews.id, { onDelete: "cascade" }),
		visitorId: visitorRef(),
		at: timeColumn("at").notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.reviewId, table.visitorId] }),
		index("review_votes_visitor").on(table.visitorId),
	],
);

export const reviewReports = pgTable(
	"review_reports",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		reviewId: uuid("review_id")
			.notNull()
			.references(() => reviews.id, { onDelete: "cascade" }),
		reason: text({ enum: MODERATION_REASONS }).notNull(),
		message: text().notNull().default(""),
		status: text({ enum: ["open", "upheld", "declined"] })
			.notNull()
			.default("open"),
		createdAt: timeColumn("created_at").notNull().defaultNow(),
		decidedAt: timeColumn("decided_at"),
	},
	(table) => [
		index("review_reports_open").on(table.status, table.createdAt),
		...listChecks(table),
		index("review_reports_review").on(table.reviewId),
	],
);

/** Colleges that may answer: claimed by a code to an address at their recorded domain, approved by staff. */
export const collegeClaims = pgTable(
	"college_claims",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		collegeId: text("college_id")
			.notNull()
			.references(() => colleges.id),
		visitorId: visitorRef(),
		domain: text().notNull(),
		status: text({ enum: ["open", "approved", "declined"] })
			.notNull()
			.default("open"),
		createdAt: timeColumn("created_at").notNull().defaultNow(),
		decidedBy: uuid("decided_by").references(() => staff.id),
		decidedAt: timeColumn("decided_at"),
	},
	(table) => [
		uniqueIndex("college_claims_one").on(table.collegeId, table.visitorId),
		...listChecks(table),
		index("college_claims_visitor").on(table.visitorId),
	],
);

export const reviewReplies = pgTable(
	"review_replies",
	{
		reviewId: uuid("review_id")
			.primaryKey()
			.references(() => reviews.id, { onDelete: "cascade" }),
		claimId: bigint("claim_id", { mode: "number" })
			.notNull()
			.references(() => collegeClaims.id),
		text: text().notNull(),
		state: text({ enum: ["submitted", "published", "rejected"] })
			.notNull()
			.default("submitted"),
		at: timeColumn("at").notNull().defaultNow(),
	},
	(table) => [...listChecks(table), index("review_replies_claim").on(table.claimId)],
);
