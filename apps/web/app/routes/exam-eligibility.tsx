import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ExamFrame } from "#app/components/exam/exam-frame.tsx";
import { ExamRules } from "#app/components/exam/exam-rules.tsx";
import { loadExamPage } from "#app/data/exam-page.server.ts";
import { nameExamSlugs } from "#app/data/exams.server.ts";

/** `/exams/jee-mains/eligibility` */
export async function loader(args: LoaderFunctionArgs) {
	const { request, ...page } = await loadExamPage(args, "eligibility");
	const asked = page.exam.eligibility?.flatMap((rule) => (rule.kind === "other-exam" ? [rule.exam] : [])) ?? [];
	return { page, examNames: await nameExamSlugs(request, asked) };
}

export default function ExamEligibilityPage() {
	const { page, examNames } = useLoaderData<typeof loader>();
	return (
		<ExamFrame page={page} tab="eligibility">
			<ExamRules page={page} examName={(slug) => examNames[slug] ?? slug} />
		</ExamFrame>
	);
}
