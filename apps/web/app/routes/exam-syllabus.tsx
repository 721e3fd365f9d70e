import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ExamFrame } from "#app/components/exam/exam-frame.tsx";
import { ExamSyllabus } from "#app/components/exam/exam-syllabus.tsx";
import { loadExamPage } from "#app/data/exam-page.server.ts";

/** `/exams/jee-mains/syllabus` */
export async function loader(args: LoaderFunctionArgs) {
	const { request: _, ...page } = await loadExamPage(args, "syllabus");
	return { page };
}

export default function ExamSyllabusPage() {
	const { page } = useLoaderData<typeof loader>();
	return (
		<ExamFrame page={page} tab="syllabus">
			<ExamSyllabus parts={page.exam.syllabus ?? []} />
		</ExamFrame>
	);
}
