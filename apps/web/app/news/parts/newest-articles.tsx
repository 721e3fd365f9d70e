import type { ArticleList as List } from "#app/news/article-view.ts";
import { ArticleList } from "#app/news/parts/article-list.tsx";
import { FeedAlternates } from "#app/news/parts/feed-links.tsx";
import { usePaths } from "#app/paths.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { Link } from "#app/shell/page/link.tsx";

/** The newest articles on a page about something else; nothing where none are offered or published. */
export function NewestArticles({
	newest,
}: {
	newest: { kind: "told"; articles: List | undefined } | { kind: "away" };
}) {
	const t = useTranslations();
	const paths = usePaths();
	const articles = newest.kind === "told" ? (newest.articles?.items ?? []) : [];
	if (newest.kind === "told" && articles.length === 0) return null;
	return (
		<section aria-labelledby="newest-articles" className="mt-8 lg:mt-20">
			<FeedAlternates />
			<h2 id="newest-articles" className="mb-4 text-xl">
				{t("news.newest")}
			</h2>
			{newest.kind === "away" ? (
				<p className="text-quiet">{t("news.away")}</p>
			) : (
				<ArticleList articles={articles} level={3} />
			)}
			<p className="mt-4">
				<Link to={paths.news()} className="link inline-flex min-h-11 items-center">
					{t("news.all")}
				</Link>
			</p>
		</section>
	);
}
