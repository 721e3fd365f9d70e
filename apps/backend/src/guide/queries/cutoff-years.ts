import type { Exam } from "@uchit/contract/exam-record.ts";
import type { Database } from "#backend/db/client.ts";
import { integer, nullable, type RowOf, text } from "#backend/db/columns.ts";
import { readRows } from "#backend/db/read-rows.ts";

export type CutoffYears = ReadonlyMap<string, Exam["cutoffYears"]>;

const YEAR = { exam: text, year: nullable(integer), authority: text, rows: integer, colleges: integer, sourceId: text };

/**
 * The years of cutoffs that we have for each exam, newest first and undated copies last. It reads half a million rows in about a
 * second: cache it until they change. Counted per institution first, because the database would sort all rows otherwise.
 */
export async function readCutoffYears(db: Database): Promise<CutoffYears> {
	const rows = await readRows(db, YEAR)`
		SELECT exam, year, authority, source_id AS "sourceId", sum(rows)::int AS rows, count(*)::int AS colleges FROM (
			SELECT exam, year, authority, source_id, college_id, count(*) AS rows FROM cutoffs GROUP BY 1, 2, 3, 4, 5) k
		GROUP BY exam, year, authority, source_id ORDER BY exam, year DESC NULLS LAST, authority, source_id`;
	const byExam = Map.groupBy(rows, ({ exam }) => exam);
	return new Map([...byExam].map(([exam, ofExam]) => [exam, ofExam.map(toCutoffYear)]));
}

function toCutoffYear({ year, authority, rows, colleges, sourceId }: RowOf<typeof YEAR>): Exam["cutoffYears"][number] {
	return { year: year ?? undefined, authority, rows, colleges, sourceId };
}
