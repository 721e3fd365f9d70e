import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CollegeFrame } from "#app/components/college/college-frame.tsx";
import { ArticleList } from "#app/components/news/article-list.tsx";
import { listNewsOf } from "#app/data/college-news.server.ts";
import { loadCollegePage } from "#app/data/college-page.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/translate.ts";
import { sourcesOf } from "#app/lib/sources.ts";

/** `/college/{slug}/news`: our articles about an institution. */
export async function loader(args: LoaderFunctionArgs) {
	const { request, college } = await loadCollegePage(args, "news");
	return { college, articles: await listNewsOf(request, college.slug, languageOf(args.url.pathname)) };
}

export default function CollegeNews() {
	const t = useWords();
	const { college, articles } = useLoaderData<typeof loader>();
	return (
		<CollegeFrame college={college} tab="news" sources={sourcesOf(college.sources, college.rankings)}>
			<section aria-labelledby="news" className="mt-8 space-y-4">
				<h2 id="news" className="text-2xl">
					{t("college.news.heading")}
				</h2>
				<p className="max-w-text text-quiet">{t("college.news.note", { name: college.name })}</p>
				<ArticleList articles={articles} level={3} />
			</section>
		</CollegeFrame>
	);
}
