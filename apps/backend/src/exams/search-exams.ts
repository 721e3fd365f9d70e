import type { ExamList, ExamQuery } from "@uchit/contract/exam-list.schema.ts";
import type { Database } from "#backend/db/client.ts";
import { listSources } from "#backend/facts/queries/sources.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import { findExams } from "#backend/search/exams/find-exams.ts";

/** One page of the exams that a visitor asks for on a day in India, with every source of the catalogue that it names. */
export async function searchExams(
	db: Database,
	index: ExamIndex,
	{ query, today }: { query: ExamQuery; today: string },
): Promise<ExamList> {
	const found = findExams(index, query, today);
	// An event may name a document that the catalogue does not hold: it carries that itself.
	const named = found.items.flatMap(({ sourceId, events }) => [sourceId, ...events.map(({ receipt }) => receipt)]);
	const ids = named.filter((receipt) => typeof receipt === "string");
	return { ...found, sources: await listSources(db, ids) };
}
