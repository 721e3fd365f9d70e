import { ExamRecord } from "@uchit/contract/exam-record.ts";
import { and, eq } from "drizzle-orm";
import type { Database } from "#backend/db/client.ts";
import { toColumnName } from "#backend/db/column-names.ts";
import { exams } from "#backend/db/schema/content/exam.ts";
import { dayInIndia } from "#backend/platform/india-day.ts";
import { fitsSchema } from "#backend/platform/misfits.ts";

export type PublishedExam = { id: number; record: ExamRecord; updatedOn: string };

type ExamRow = typeof exams.$inferSelect;

/** Every published exam that can be read. Read exams only through this function, so that no draft reaches the site. */
export async function readPublishedExams(db: Database): Promise<PublishedExam[]> {
	const rows = await db.select().from(exams).where(eq(exams.status, "published")).orderBy(exams.slug);
	return rows
		.map((row) => ({ id: row.id, record: toRecord(row), updatedOn: dayInIndia(row.date_updated) }))
		.filter((exam): exam is PublishedExam =>
			fitsSchema(ExamRecord, exam.record, { table: "exams", id: String(exam.id) }),
		);
}

export async function isPublishedExam(db: Database, slug: string): Promise<boolean> {
	const isIt = and(eq(exams.status, "published"), eq(exams.slug, slug));
	return (await db.select({ id: exams.id }).from(exams).where(isIt)).length > 0;
}

const PARTS = Object.keys(ExamRecord.shape);

function toRecord(row: ExamRow): Partial<Record<keyof ExamRecord, unknown>> {
	const columns: Readonly<Record<string, unknown>> = row;
	return Object.fromEntries(PARTS.map((part) => [part, columns[toColumnName(part)] ?? undefined]));
}
