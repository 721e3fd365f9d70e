import { inHindi } from "@uchit/contract/exam.ts";
import type { Exam } from "@uchit/contract/exam-record.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listNamedColleges } from "#app/exam/data.server.ts";
import { loadExam } from "#app/exam/page.server.ts";
import { isConducted } from "#app/exam/page-of-exam.ts";
import { ExamAnswer } from "#app/exam/parts/exam-answer.tsx";
import { ExamApply } from "#app/exam/parts/exam-apply.tsx";
import { AcceptingColleges, AfterTheExam } from "#app/exam/parts/exam-counselling.tsx";
import { ExamFacts } from "#app/exam/parts/exam-facts.tsx";
import { ExamFollow } from "#app/exam/parts/exam-follow.tsx";
import { ExamLinks } from "#app/exam/parts/exam-links.tsx";
import { ExamNext } from "#app/exam/parts/exam-next.tsx";
import { ExamStatistics } from "#app/exam/parts/exam-statistics.tsx";
import { ExamSummary } from "#app/exam/parts/exam-summary.tsx";
import { useExamPage } from "#app/exam/use-exam-page.ts";
import type { ArticleCard } from "#app/news/article-view.ts";
import { tryArticles } from "#app/news/data.server.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { LinkLine } from "#app/shell/page/link.tsx";
import { OwnText } from "#app/shell/page/own-text.tsx";
import { Section } from "#app/ui/section.tsx";

export const handle = { namespaces: ["exam", "exam-tabs", "facts", "news"] } satisfies PageHandle;

const SHOWN_ARTICLES = 3;

export async function loader(args: LoaderFunctionArgs) {
	const { request, exam } = await loadExam(args, "overview");
	const { slug, acceptedBy, lifecycle } = exam;
	const [colleges, articles] = await Promise.all([
		// No college accepts an exam that has ended.
		listNamedColleges(request, isConducted(lifecycle) ? (acceptedBy?.colleges ?? []) : []),
		tryArticles(request, languageOf(args.url.pathname), { exam: slug, limit: SHOWN_ARTICLES }),
	]);
	return { colleges, articles };
}

export default function ExamPage() {
	const page = useExamPage();
	const { exam } = page;
	const { colleges, articles } = useLoaderData<typeof loader>();
	return (
		<>
			<ExamAnswer page={page} />
			<ExamNext page={page} />
			<ExamFollow exam={exam} />
			<ExamSummary exam={exam} />
			<ExamApply exam={exam} />
			<ExamLinks exam={exam} />
			{exam.acceptedBy !== undefined && (
				<AcceptingColleges exam={exam} acceptedBy={exam.acceptedBy} colleges={colleges} />
			)}
			{exam.statistics !== undefined && <ExamStatistics exam={exam} statistics={exam.statistics} />}
			<AfterTheExam exam={exam} />
			<ExamFacts page={page} />
			<ExamMissing exam={exam} />
			<ArticlesAbout articles={articles.kind === "ok" ? (articles.articles?.items ?? []) : []} />
		</>
	);
}

function ArticlesAbout({ articles }: { articles: readonly ArticleCard[] }) {
	const { t, paths } = usePage();
	if (articles.length === 0) return null;
	return (
		<Section id="articles" title={t("exam.articles")} className="mt-10">
			<ul>
				{articles.map(({ slug, title }) => (
					<li key={slug}>
						<LinkLine to={paths.article(slug)}>{title}</LinkLine>
					</li>
				))}
			</ul>
		</Section>
	);
}

function ExamMissing({ exam: { unpublished, missing } }: { exam: Pick<Exam, "unpublished" | "missing"> }) {
	const { t } = usePage();
	if (unpublished.length === 0) return null;
	return (
		<details className="open-on-paper mt-2">
			<summary className="link-line">{t("examPage.missing")}</summary>
			<p className="max-w-text text-quiet">{t("exam.missing.note")}</p>
			<dl className="mt-3 max-w-224 divide-y divide-line border-line border-y">
				{unpublished.map((field) => (
					<div key={field} className="grid gap-x-6 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
						<dt>{t(`exam.field.${field}`)}</dt>
						<dd className="text-quiet">
							{missing[field] === undefined ? (
								t("source.notHeld")
							) : (
								<OwnText text={missing[field]} hi={missing[inHindi(field)]} />
							)}
						</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
