import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathsIn } from "#app/paths.ts";
import { LANGUAGE_NAMES, languageOf } from "#app/platform/i18n/language.ts";
import { useLanguage } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { InlineLink } from "#app/shell/page/link.tsx";
import { NotOffered } from "#app/shell/page/not-offered.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { Pagination } from "#app/shell/page/pagination.tsx";
import { ListData } from "#app/shell/page/structured-data.tsx";
import { Note } from "#app/ui/note.tsx";
import { Section } from "#app/ui/section.tsx";
import { NEWS_PAGE_SIZE } from "./article-view.ts";
import { searchArticles } from "./data.server.ts";
import { ArticleList } from "./parts/article-list.tsx";
import { FeedAlternates, FeedLinks } from "./parts/feed-links.tsx";
import { NewsFilters } from "./parts/news-filters.tsx";
import { type NewsSearch, parseNewsSearch } from "./search.ts";

export const handle = { parameters: ["category", "q", "page"], namespaces: ["news"] } satisfies PageHandle;

export async function loader({ context, url }: LoaderFunctionArgs) {
	const search = parseNewsSearch(url.searchParams);
	return { search, found: await searchArticles(context.get(requestContext), languageOf(url.pathname), search) };
}

export default function News() {
	const { t, paths } = usePage();
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
			<ListData items={found.items.map(({ title, slug }) => ({ name: title, to: paths.article(slug) }))} />
			<FeedAlternates />
			<h1 className="text-3xl">{title}</h1>
			<p className="mt-2 max-w-text text-lg text-quiet">{t("news.description")}</p>
			<NewsFilters search={search} />
			<Section
				id="articles"
				title={t("news.count", { count: found.total })}
				className="mt-8 space-y-6"
				headingClass="text-quiet"
			>
				{found.items.length === 0 ? <NoArticles search={search} /> : <ArticleList articles={found.items} level={3} />}
				<Pagination
					label={t("news.list")}
					page={page}
					pages={Math.ceil(found.total / NEWS_PAGE_SIZE)}
					path={(number) => paths.news({ ...search, page: number })}
				/>
			</Section>
			<MoreInEnglish />
			<FeedLinks />
		</div>
	);
}

/** Most articles are written in English first. */
function MoreInEnglish() {
	const { t } = usePage();
	if (useLanguage() === "en") return null;
	return (
		<p className="mt-6">
			<a href={pathsIn("en").news()} hrefLang="en" title={LANGUAGE_NAMES.en} className="link-line">
				{t("news.inEnglish")}
			</a>
		</p>
	);
}

function NoArticles({ search: { category, q, page } }: { search: NewsSearch }) {
	const { t, paths } = usePage();
	const isNarrowed = category !== undefined || q !== "" || page > 1;
	return (
		<Note title={t("news.none")}>
			{q !== "" && <p>{t("news.noneWithWords", { words: q })}</p>}
			{q === "" && category !== undefined && <p>{t("news.noneOfCategory")}</p>}
			{!isNarrowed && <p>{t("news.noneYet")}</p>}
			{isNarrowed && (
				<p>
					<InlineLink to={paths.news()}>{t("news.showAll")}</InlineLink>
				</p>
			)}
		</Note>
	);
}
