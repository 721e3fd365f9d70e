import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ExamChanges } from "#app/components/exam/exam-changes.tsx";
import { ExamFrame } from "#app/components/exam/exam-frame.tsx";
import { loadExamPage } from "#app/data/exam-page.server.ts";

/** `/exams/jee-mains/changes` */
export async function loader(args: LoaderFunctionArgs) {
	const { request: _, ...page } = await loadExamPage(args, "changes");
	return { page };
}

export default function ExamChangesPage() {
	const { page } = useLoaderData<typeof loader>();
	return (
		<ExamFrame page={page} tab="changes">
			<ExamChanges changes={page.exam.changes} />
		</ExamFrame>
	);
}
