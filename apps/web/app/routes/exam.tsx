import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Accepting, ScoreMeaning } from "#app/components/exam/exam-counselling.tsx";
import { ExamFacts } from "#app/components/exam/exam-facts.tsx";
import { ExamFees } from "#app/components/exam/exam-fees.tsx";
import { ExamFrame } from "#app/components/exam/exam-frame.tsx";
import { ExamMissing } from "#app/components/exam/exam-missing.tsx";
import { ExamSummary, NextDates } from "#app/components/exam/exam-overview.tsx";
import { ArticleList } from "#app/components/news/article-list.tsx";
import { loadExamPage } from "#app/data/exam-page.server.ts";
import { listNamedColleges } from "#app/data/exams.server.ts";
import { peekArticles } from "#app/data/news.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/translate.ts";
import type { ArticleCard } from "#app/lib/article.ts";
import { isStillHeld } from "#app/lib/exam-page.ts";

const SHOWN_ARTICLES = 3;

/** `/exams/jee-mains`: what an exam is, in one look. */
export async function loader(args: LoaderFunctionArgs) {
	const { request, ...page } = await loadExamPage(args, "overview");
	const { slug, acceptedBy, lifecycle } = page.exam;
	const [colleges, articles] = await Promise.all([
		// No college takes an exam that is not held any more.
		listNamedColleges(request, isStillHeld(lifecycle) ? (acceptedBy?.colleges ?? []) : []),
		peekArticles(request, languageOf(args.url.pathname), { exam: slug, limit: SHOWN_ARTICLES }),
	]);
	return { page, colleges, articles };
}

export default function ExamPage() {
	const { page, colleges, articles } = useLoaderData<typeof loader>();
	const { exam } = page;
	return (
		<ExamFrame page={page} tab="overview">
			<ExamSummary exam={exam} />
			<NextDates page={page} />
			<ExamFacts page={page} />
			{exam.fees !== undefined && <ExamFees exam={exam} fees={exam.fees} />}
			{exam.score !== undefined && <ScoreMeaning score={exam.score} />}
			{exam.acceptedBy !== undefined && <Accepting acceptedBy={exam.acceptedBy} colleges={colleges} />}
			<ExamMissing exam={exam} />
			<ArticlesAbout articles={articles.kind === "told" ? (articles.articles?.items ?? []) : []} />
		</ExamFrame>
	);
}

/** An outage of the articles is no reason not to show an exam. */
function ArticlesAbout({ articles }: { articles: readonly ArticleCard[] }) {
	const t = useWords();
	if (articles.length === 0) return null;
	return (
		<section aria-labelledby="articles" className="mt-12 lg:mt-16">
			<h2 id="articles" className="mb-4 text-xl">
				{t("exam.articles")}
			</h2>
			<ArticleList articles={articles} level={3} />
		</section>
	);
}
