import { type Resolve, said } from "#backend/graphql/arguments.ts";
import type { PublishedExam } from "#backend/queries/exams/published-exams.ts";
import type { ExamIndex } from "#backend/search/exams/exam-index.ts";
import type { LiveGuides } from "#backend/search/live-guides.ts";

export function examFields(guides: LiveGuides) {
	return {
		exams: async () => {
			const index = await guides.exams();
			return index.exams.map((exam) => toExam(index, exam));
		},
		exam: async (args) => {
			const index = await guides.exams();
			const exam = index.bySlug.get(String(said(args).slug));
			return exam && toExam(index, exam);
		},
	} satisfies Record<string, Resolve>;
}

/** What to write instead is told as far as it has a page. */
function toExam({ bySlug }: ExamIndex, { record, updatedOn }: PublishedExam) {
	const { lifecycle, streams = [] } = record;
	const writeNow = lifecycle.writeNow.filter((slug) => bySlug.has(slug));
	return { ...record, streams, lifecycle: { ...lifecycle, writeNow }, updatedOn };
}
