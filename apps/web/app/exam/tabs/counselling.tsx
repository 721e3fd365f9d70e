import { ExamCounselling, ScoreMeaning } from "#app/exam/parts/exam-counselling.tsx";
import { useExamPage } from "#app/exam/use-exam-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";

export const handle = { namespaces: ["exam", "exam-tabs", "facts", "news"] } satisfies PageHandle;

export default function ExamCounsellingPage() {
	const { exam } = useExamPage();
	return (
		<>
			<ExamCounselling bodies={exam.counselling ?? []} />
			{exam.score !== undefined && <ScoreMeaning score={exam.score} />}
		</>
	);
}
