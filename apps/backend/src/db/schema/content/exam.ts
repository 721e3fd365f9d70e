import { EXAM_LEVELS, EXAM_MODES, EXAM_SCOPES } from "@uchit/contract/exam.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import { sql } from "drizzle-orm";
import { date, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";
import { editorialColumns, STATUSES } from "./editorial.ts";

/** `ExamRecord` of the contract, one column per part. A draft may have only a name. */
export const exams = pgTable(
	"exams",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		status: text({ enum: STATUSES }).notNull().default("draft"),
		slug: text().notNull(),
		name: text().notNull(),
		short_name: text(),
		name_hi: text(),
		other_names: jsonb().$type<ExamRecord["otherNames"]>().notNull().default([]),
		summary: text(),
		summary_hi: text(),
		scope: text({ enum: EXAM_SCOPES }),
		states: jsonb().$type<ExamRecord["states"]>().notNull().default([]),
		lifecycle: jsonb().$type<ExamRecord["lifecycle"]>(),
		body: text(),
		official_site: text(),
		level: text({ enum: EXAM_LEVELS }),
		streams: jsonb().$type<ExamRecord["streams"]>(),
		mode: text({ enum: EXAM_MODES }),
		languages: jsonb().$type<ExamRecord["languages"]>(),
		times_a_year: integer(),
		fees: jsonb().$type<ExamRecord["fees"]>(),
		eligibility: jsonb().$type<ExamRecord["eligibility"]>(),
		pattern: jsonb().$type<ExamRecord["pattern"]>(),
		syllabus: jsonb().$type<ExamRecord["syllabus"]>(),
		events: jsonb().$type<ExamRecord["events"]>(),
		counselling: jsonb().$type<ExamRecord["counselling"]>(),
		score: jsonb().$type<ExamRecord["score"]>(),
		accepted_by: jsonb().$type<ExamRecord["acceptedBy"]>(),
		links: jsonb().$type<ExamRecord["links"]>(),
		apply: jsonb().$type<ExamRecord["apply"]>(),
		statistics: jsonb().$type<ExamRecord["statistics"]>(),
		missing: jsonb().$type<ExamRecord["missing"]>().notNull().default({}),
		receipts: jsonb().$type<ExamRecord["receipts"]>().notNull().default({}),
		source_id: text(),
		written_on: date(),
		...editorialColumns(),
	},
	(table) => [uniqueIndex("exams_slug").on(table.slug), ...listChecks(table)],
);

export const EXAM_NAME = sql<string>`coalesce(${exams.short_name}, ${exams.name})`;
