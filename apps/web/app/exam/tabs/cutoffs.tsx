import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { getStateNames } from "#app/exam/data.server.ts";
import { ExamCutoffs } from "#app/exam/parts/exam-cutoffs.tsx";
import { useExamPage } from "#app/exam/use-exam-page.ts";
import { hasPredictor } from "#app/facts/words/predict-exams.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { nameCategories } from "#app/predict/categories/category-names.server.ts";
import { optionsOf } from "#app/predict/closings/closings-form.tsx";
import { ClosingsTable } from "#app/predict/closings/closings-table.tsx";
import { parseClosingsSearch } from "#app/predict/closings-search.ts";
import { getClosings, getPredictExams } from "#app/predict/data.server.ts";

export const handle = {
	parameters: ["category", "gender", "homeState", "page"],
	namespaces: ["applicant", "exam", "exam-tabs", "facts", "facts-words", "news", "predict-closings"],
} satisfies PageHandle;

/** `/exams/jee-mains/cutoffs?category=OBC-NCL&homeState=bihar`; by default the seats open to everyone. */
export async function loader({ context, params: { slug = "" }, url }: LoaderFunctionArgs) {
	if (!hasPredictor(slug)) return { closings: undefined };
	const request = context.get(requestContext);
	const language = languageOf(url.pathname);
	const [page, { items, states }, names] = await Promise.all([
		getClosings(request, slug, parseClosingsSearch(url.searchParams)),
		getPredictExams(request),
		getStateNames(request, language),
	]);
	const exam = items.find((each) => each.exam === slug);
	if (page === undefined || exam === undefined) return { closings: undefined };
	const named = states.map((state) => ({ ...state, name: names[state.slug] ?? state.name }));
	const closings = { page, options: optionsOf(exam, named, nameCategories(language, exam)) };
	return data({ closings }, { status: page.total > 0 && page.items.length === 0 ? 404 : 200 });
}

export default function ExamCutoffsPage() {
	const { closings } = useLoaderData<typeof loader>();
	return (
		<ExamCutoffs page={useExamPage()} isScore={closings?.page.isScore}>
			{closings && <ClosingsTable {...closings} />}
		</ExamCutoffs>
	);
}
