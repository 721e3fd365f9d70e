import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { layOutMarks } from "#app/exam/marks-plot.ts";
import { loadExam } from "#app/exam/page.server.ts";
import { ExamPattern } from "#app/exam/parts/exam-pattern.tsx";
import { useExamPage } from "#app/exam/use-exam-page.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { translateFor } from "#app/platform/i18n/translate-for.server.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";

export const handle = { namespaces: ["exam", "facts", "news"] } satisfies PageHandle;

/** `/exams/jee-mains/pattern` */
export async function loader(args: LoaderFunctionArgs) {
	const { exam } = await loadExam(args, "pattern");
	const t = await translateFor(languageOf(args.url.pathname));
	const { pattern } = exam;
	return { plots: pattern === undefined ? [] : layOutMarks(pattern, t("source.notPublished")) };
}

export default function ExamPatternPage() {
	const { exam } = useExamPage();
	const { plots } = useLoaderData<typeof loader>();
	return exam.pattern && <ExamPattern exam={exam} pattern={exam.pattern} plots={plots} />;
}
