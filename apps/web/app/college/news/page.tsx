import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { loadCollegePage } from "#app/college/page.server.ts";
import { useCollege } from "#app/college/use-college.ts";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { ArticleList } from "#app/news/parts/article-list.tsx";
import { languageOf } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { Section } from "#app/ui/section.tsx";
import { listNewsOf } from "./page.server.ts";

export const handle = { namespaces: ["college", "facts", "news"] } satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs) {
	const { request, college } = await loadCollegePage(args, "news");
	return { articles: await listNewsOf(request, college.slug, languageOf(args.url.pathname)) };
}

export default function CollegeNews() {
	const { t, language } = usePage();
	const college = useCollege();
	const { articles } = useLoaderData<typeof loader>();
	const own = articles.filter((article) => article.language === language);
	const others = articles.filter((article) => article.language !== language);
	return (
		<>
			<Section id="news" title={t("facts.news.heading")} className="mt-8 space-y-4" headingClass="text-2xl">
				<p className="max-w-text text-quiet">{t("facts.news.note", { name: college.name })}</p>
				<ArticleList articles={own} level={3} />
			</Section>
			{others.length > 0 && (
				<Section id="news-in-english" title={t("news.inEnglish")} className="mt-8 space-y-4" headingClass="text-xl">
					<ArticleList articles={others} level={3} />
				</Section>
			)}
			<FoldedSources slug={college.slug} sources={college.sources} />
		</>
	);
}
