import { ExamChanges } from "#app/exam/parts/exam-changes.tsx";
import { ExamFollow } from "#app/exam/parts/exam-follow.tsx";
import { useExamPage } from "#app/exam/use-exam-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";

export const handle = { namespaces: ["exam", "exam-tabs", "facts", "news"] } satisfies PageHandle;

export default function ExamChangesPage() {
	const { exam } = useExamPage();
	return (
		<>
			<ExamChanges changes={exam.changes} since={exam.writtenOn} />
			<ExamFollow exam={exam} />
		</>
	);
}
