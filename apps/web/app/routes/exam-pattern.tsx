import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ExamFrame } from "#app/components/exam/exam-frame.tsx";
import { ExamPattern } from "#app/components/exam/exam-pattern.tsx";
import { loadExamPage } from "#app/data/exam-page.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { translateFor } from "#app/i18n/translate-for.server.ts";
import { layOutMarks } from "#app/lib/exam-marks-plot.ts";

/** `/exams/jee-mains/pattern` */
export async function loader(args: LoaderFunctionArgs) {
	const { request: _, ...page } = await loadExamPage(args, "pattern");
	const t = await translateFor(languageOf(args.url.pathname));
	const { pattern } = page.exam;
	return { page, plots: pattern === undefined ? [] : layOutMarks(pattern, t("source.notPublished")) };
}

export default function ExamPatternPage() {
	const { page, plots } = useLoaderData<typeof loader>();
	const { pattern } = page.exam;
	return (
		<ExamFrame page={page} tab="pattern">
			{pattern !== undefined && <ExamPattern exam={page.exam} pattern={pattern} plots={plots} />}
		</ExamFrame>
	);
}
