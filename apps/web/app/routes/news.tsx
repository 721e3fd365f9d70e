import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ArticleList } from "#app/components/news/article-list.tsx";
import { FeedAlternates, FeedLinks } from "#app/components/news/feed-links.tsx";
import { NewsFilters } from "#app/components/news/news-filters.tsx";
import { NoArticles } from "#app/components/news/no-articles.tsx";
import { NotOffered } from "#app/components/site/not-offered.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { Pagination } from "#app/components/site/pagination.tsx";
import { searchArticles } from "#app/data/news.server.ts";
import { LANGUAGE_NAMES, languageOf } from "#app/i18n/language.ts";
import { useLanguage, useWords } from "#app/i18n/translate.ts";
import { NEWS_PAGE_SIZE } from "#app/lib/article.ts";
import { parseNewsSearch } from "#app/lib/news-search.ts";
import { pathsIn, usePaths } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

/** `/news`: the articles, newest first. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const search = parseNewsSearch(url.searchParams);
	return { search, found: await searchArticles(context.get(requestContext), languageOf(url.pathname), search) };
}

export default function News() {
	const t = useWords();
	const paths = usePaths();
	const { search, found } = useLoaderData<typeof loader>();
	if (found === undefined) return <NotOffered />;
	const { category, q, page } = search;
	const title = category === undefined ? t("news.heading") : t(`news.category.${category}`);
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={title}
				description={t("news.description")}
				canonical={paths.news({ category, page })}
				noIndex={q !== "" || found.items.length === 0}
			/>
			<FeedAlternates />
			<h1 className="text-3xl">{title}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet">{t("news.description")}</p>
			<NewsFilters search={search} />
			<section aria-labelledby="articles" className="mt-8 space-y-6">
				<h2 id="articles" className="text-quiet">
					{t("news.count", { count: found.total })}
				</h2>
				{found.items.length === 0 ? <NoArticles search={search} /> : <ArticleList articles={found.items} level={3} />}
				<Pagination
					label={t("news.list")}
					page={page}
					pages={Math.ceil(found.total / NEWS_PAGE_SIZE)}
					path={(number) => paths.news({ ...search, page: number })}
				/>
			</section>
			<MoreInEnglish />
			<FeedLinks />
		</div>
	);
}

/** Most articles are written in English first. */
function MoreInEnglish() {
	const t = useWords();
	if (useLanguage() === "en") return null;
	return (
		<p className="mt-6">
			<a
				href={pathsIn("en").news()}
				hrefLang="en"
				title={LANGUAGE_NAMES.en}
				className="link inline-flex min-h-11 items-center"
			>
				{t("news.inEnglish")}
			</a>
		</p>
	);
}
