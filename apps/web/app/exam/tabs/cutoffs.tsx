import { ExamCutoffs } from "#app/exam/parts/exam-cutoffs.tsx";
import { useExamPage } from "#app/exam/use-exam-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";

export const handle = { namespaces: ["exam", "facts", "facts-words", "news"] } satisfies PageHandle;

/** `/exams/jee-mains/cutoffs` */
export default function ExamCutoffsPage() {
	return <ExamCutoffs page={useExamPage()} />;
}
