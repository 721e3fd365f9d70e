import type { Resolve } from "#backend/graphql/arguments.ts";
import { listExams } from "#backend/queries/exams.ts";
import type { LiveIndex } from "#backend/search/live-index.ts";

export function examFields({ index }: { index: LiveIndex }) {
	return { exams: async () => listExams(await index.get()) } satisfies Record<string, Resolve>;
}
