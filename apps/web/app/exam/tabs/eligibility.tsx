import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { nameExamSlugs } from "#app/exam/data.server.ts";
import { loadExam } from "#app/exam/page.server.ts";
import { ExamRules } from "#app/exam/parts/exam-rules.tsx";
import { useExamPage } from "#app/exam/use-exam-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";

export const handle = {
	namespaces: ["exam", "exam-eligibility", "exam-tabs", "facts", "news"],
	counted: false,
} satisfies PageHandle;

/** `/exams/jee-mains/eligibility` */
export async function loader(args: LoaderFunctionArgs) {
	const { request, exam } = await loadExam(args, "eligibility");
	const asked = exam.eligibility?.flatMap((rule) => (rule.kind === "other-exam" ? [rule.exam] : [])) ?? [];
	return { examNames: await nameExamSlugs(request, asked) };
}

export default function ExamEligibilityPage() {
	const { examNames } = useLoaderData<typeof loader>();
	return <ExamRules page={useExamPage()} examName={(slug) => examNames[slug] ?? slug} />;
}
