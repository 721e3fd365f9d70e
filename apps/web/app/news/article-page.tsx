import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { getCollege } from "#app/college/data.server.ts";
import { getExam } from "#app/exam/data.server.ts";
import { fillFigures } from "#app/live-figures/page.server.ts";
import type { Part } from "#app/news/article-view.ts";
import { pathsIn } from "#app/paths.ts";
import { addressIn, type Language, LOCALES, languageOf } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { type RequestContext, requestContext } from "#app/platform/request-context.ts";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { LowLinkLine } from "#app/shell/page/link.tsx";
import { NotOffered } from "#app/shell/page/not-offered.tsx";
import { PageHead, useOrigin, useSiteName } from "#app/shell/page/page-head.tsx";
import { StructuredData } from "#app/shell/page/structured-data.tsx";
import { Section } from "#app/ui/section.tsx";
import { articleData } from "./article-data.ts";
import { type Article, listContents } from "./article-view.ts";
import { getArticle } from "./data.server.ts";
import { ArticleView } from "./parts/article-view.tsx";
import { FeedAlternates } from "./parts/feed-links.tsx";

export const handle = { namespaces: ["news"] } satisfies PageHandle;

export async function loader({ context, params: { slug = "" }, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const language = languageOf(url.pathname);
	const found = await getArticle(request, slug, language);
	if (found === undefined) throw data("No such article", { status: 404 });
	if (found === "absent") return undefined;
	const text = await fillFigures(request, found.item.body, { page: language, text: found.item.language });
	const { html, parts } = listContents(text);
	const item = { ...found.item, body: html };
	return { item, languages: found.languages, parts, related: await getRelated(request, item) };
}

export default function ArticlePage() {
	const { t, paths } = usePage();
	const loaded = useLoaderData<typeof loader>();
	const origin = useOrigin();
	const siteName = useSiteName();
	if (loaded === undefined) return <NotOffered />;
	const { item, languages, parts } = loaded;
	// The text's own address, even if it replaces a missing translation.
	const address = addressIn(item.language, pathsIn("en").article(item.slug));
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={item.title}
				description={item.summary}
				canonical={address}
				languages={languages}
				card={`${address}/card.png`}
			/>
			<FeedAlternates />
			<StructuredData data={articleData(t, item, { origin, address, siteName })} />
			<Breadcrumbs
				steps={[
					{ name: t("news.title"), address: paths.news() },
					{ name: item.title, address },
				]}
			/>
			<div className="lg:grid lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] lg:gap-16">
				<ArticleView article={item} />
				<aside className="min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto">
					<Contents parts={parts} language={item.language} />
					<Related {...loaded.related} />
				</aside>
			</div>
		</div>
	);
}

function Contents({ parts, language }: { parts: readonly Part[]; language: Language }) {
	const { t } = usePage();
	if (parts.length < 2) return null;
	return (
		<nav aria-labelledby="contents" className="max-lg:hidden print:hidden">
			<h2 id="contents" className="text-lg">
				{t("article.contents")}
			</h2>
			<ol lang={LOCALES[language]} className="mt-1 border-line border-l">
				{parts.map(({ id, heading }) => (
					<li key={id}>
						<a href={`#${id}`} className="flex min-h-9 items-center py-1 pl-3 underline-offset-4 hover:underline">
							{heading}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}

type Named = { slug: string; name: string };

/** More would be a list and not the article's subjects. */
const MAX_RELATED = 12;

/** The present names of related colleges and exams; removed ones are left out. */
async function getRelated(
	request: RequestContext,
	{ relatedColleges, relatedExams }: Pick<Article, "relatedColleges" | "relatedExams">,
): Promise<{ colleges: Named[]; exams: Named[] }> {
	const [colleges, exams] = await Promise.all([
		Promise.all(relatedColleges.slice(0, MAX_RELATED).map((slug) => getCollege(request, slug))),
		Promise.all(relatedExams.slice(0, MAX_RELATED).map((slug) => getExam(request, slug))),
	]);
	return {
		colleges: colleges.flatMap((college) =>
			college === undefined ? [] : [{ slug: college.slug, name: college.name }],
		),
		exams: exams.flatMap((exam) => (exam === undefined ? [] : [{ slug: exam.slug, name: exam.shortName }])),
	};
}

function Related({ colleges, exams }: { colleges: readonly Named[]; exams: readonly Named[] }) {
	const { t, paths } = usePage();
	const lists = [
		{ id: "related-colleges", title: t("article.colleges"), items: colleges, pathOf: paths.college },
		{ id: "related-exams", title: t("article.exams"), items: exams, pathOf: (slug: string) => paths.exam(slug) },
	];
	return lists
		.filter(({ items }) => items.length > 0)
		.map(({ id, title, items, pathOf }) => (
			<Section key={id} id={id} title={title} className="mt-10 lg:mt-8" headingClass="text-xl lg:text-lg">
				<ul className="mt-2 space-y-1">
					{items.map(({ slug, name }) => (
						<li key={slug}>
							<LowLinkLine to={pathOf(slug)}>{name}</LowLinkLine>
						</li>
					))}
				</ul>
			</Section>
		));
}
