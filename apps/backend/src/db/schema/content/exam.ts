import { EXAM_LEVELS, EXAM_MODES, EXAM_SCOPES } from "@uchit/contract/exam.ts";
import type { ExamRecord } from "@uchit/contract/exam-record.ts";
import { date, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";
import { editorialColumns, STATUSES } from "./editorial.ts";

/** Entrance exams as editors write them: `ExamRecord` of the contract, a column for each of its parts. */
export const exams = pgTable(
	"exams",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		status: text({ enum: STATUSES }).notNull().default("draft"),
		slug: text().notNull(),
		name: text().notNull(),
		short_name: text().notNull(),
		name_hi: text(),
		other_names: jsonb().$type<ExamRecord["otherNames"]>().notNull().default([]),
		summary: text().notNull(),
		summary_hi: text(),
		scope: text({ enum: EXAM_SCOPES }).notNull(),
		states: jsonb().$type<ExamRecord["states"]>().notNull().default([]),
		lifecycle: jsonb().$type<ExamRecord["lifecycle"]>().notNull(),
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
		source_id: text().notNull(),
		written_on: date().notNull(),
		...editorialColumns(),
	},
	(table) => [uniqueIndex("exams_slug").on(table.slug), ...listChecks(table)],
);
