import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ExamCutoffs } from "#app/components/exam/exam-cutoffs.tsx";
import { ExamFrame } from "#app/components/exam/exam-frame.tsx";
import { loadExamPage } from "#app/data/exam-page.server.ts";

/** `/exams/jee-mains/cutoffs` */
export async function loader(args: LoaderFunctionArgs) {
	const { request: _, ...page } = await loadExamPage(args, "cutoffs");
	return { page };
}

export default function ExamCutoffsPage() {
	const { page } = useLoaderData<typeof loader>();
	return (
		<ExamFrame page={page} tab="cutoffs">
			<ExamCutoffs page={page} />
		</ExamFrame>
	);
}
