import { ExamPattern } from "#app/exam/parts/exam-pattern.tsx";
import { useExamPage } from "#app/exam/use-exam-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";

export const handle = { namespaces: ["exam", "exam-tabs", "facts", "news"] } satisfies PageHandle;

export default function ExamPatternPage() {
	const { exam } = useExamPage();
	return exam.pattern && <ExamPattern exam={exam} pattern={exam.pattern} />;
}
