import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ExamCounselling, ScoreMeaning } from "#app/components/exam/exam-counselling.tsx";
import { ExamFrame } from "#app/components/exam/exam-frame.tsx";
import { loadExamPage } from "#app/data/exam-page.server.ts";

/** `/exams/jee-mains/counselling` */
export async function loader(args: LoaderFunctionArgs) {
	const { request: _, ...page } = await loadExamPage(args, "counselling");
	return { page };
}

export default function ExamCounsellingPage() {
	const { page } = useLoaderData<typeof loader>();
	return (
		<ExamFrame page={page} tab="counselling">
			<ExamCounselling bodies={page.exam.counselling ?? []} />
			{page.exam.score !== undefined && <ScoreMeaning score={page.exam.score} />}
		</ExamFrame>
	);
}
