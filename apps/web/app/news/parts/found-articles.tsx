import type { ArticleList as List } from "#app/news/article-view.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { InlineLink, LinkLine } from "#app/shell/page/link.tsx";
import { Section } from "#app/ui/section.tsx";

type FoundArticlesProps = { q: string; found: { kind: "ok"; articles: List | undefined } | { kind: "away" } };

export function FoundArticles({ q, found }: FoundArticlesProps) {
	const { t, paths } = usePage();
	if (found.kind === "ok" && (found.articles?.items ?? []).length === 0) return null;
	return (
		<Section id="articles" title={t("news.found")} className="mt-10" headingClass="mb-2 text-xl">
			{found.kind === "away" ? (
				<p className="text-quiet">{t("news.away")}</p>
			) : (
				<>
					<ul className="divide-y divide-line border-line border-y">
						{found.articles?.items.map((article) => (
							<li key={article.slug} className="py-3">
								<InlineLink to={paths.article(article.slug)}>{article.title}</InlineLink>
								<p className="text-quiet text-sm">{article.summary}</p>
							</li>
						))}
					</ul>
					{found.articles !== undefined && found.articles.total > found.articles.items.length && (
						<p className="mt-2">
							<LinkLine to={paths.news({ q })}>{t("news.foundAll", { count: found.articles.total })}</LinkLine>
						</p>
					)}
				</>
			)}
		</Section>
	);
}
