import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CategoryTiles } from "#app/components/category/category-tiles.tsx";
import { TopRanked } from "#app/components/category/top-ranked.tsx";
import { NewestArticles } from "#app/components/news/newest-articles.tsx";
import { PageHead, useOrigin, useSiteName } from "#app/components/site/page-head.tsx";
import { SearchForm } from "#app/components/site/search-form.tsx";
import { StructuredData } from "#app/components/site/structured-data.tsx";
import { SourceList } from "#app/components/source/source-list.tsx";
import { StateLinks } from "#app/components/state/state-links.tsx";
import { getCatalogue } from "#app/data/catalogue.server.ts";
import { peekArticles } from "#app/data/news.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/translate.ts";
import { sourceNames } from "#app/lib/sources.ts";
import { usePaths } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

/** One row of them. */
const NEWEST_ARTICLES = 3;

export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const [catalogue, newest] = await Promise.all([
		getCatalogue(request),
		peekArticles(request, languageOf(url.pathname), { limit: NEWEST_ARTICLES }),
	]);
	return { ...catalogue, newest };
}

export default function Home() {
	const t = useWords();
	const paths = usePaths();
	const origin = useOrigin();
	const siteName = useSiteName();
	const { colleges, categories, states, sources, newest } = useLoaderData<typeof loader>();
	const sourceName = sourceNames(sources);
	return (
		<div className="column">
			<PageHead title={t("home.heading")} description={t("home.description")} canonical={paths.home} />
			<StructuredData data={{ "@type": "WebSite", name: siteName, url: `${origin}${paths.home}` }} />
			<section className="max-w-192 py-10 lg:py-20">
				<h1 className="text-3xl md:text-4xl">{t("home.heading")}</h1>
				<p className="mt-3 mb-6 text-lg text-quiet">
					{t.rich("home.intro", {
						count: colleges,
						strong: (figure) => <strong className="font-semibold text-ink tabular-nums">{figure}</strong>,
					})}
				</p>
				<SearchForm large />
			</section>
			<section aria-labelledby="categories">
				<h2 id="categories" className="mb-4 text-xl">
					{t("home.byCategory")}
				</h2>
				<CategoryTiles categories={categories} />
			</section>
			<section aria-labelledby="top-ranked" className="mt-12 lg:mt-20">
				<h2 id="top-ranked" className="text-xl">
					{t("home.topRanked")}
				</h2>
				<p className="mt-1 mb-6 max-w-text text-quiet">{t("home.topRankedNote")}</p>
				<div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
					{categories.map((category) => (
						<TopRanked key={category.id} category={category} sourceName={sourceName} />
					))}
				</div>
			</section>
			<NewestArticles newest={newest} />
			<section aria-labelledby="states" className="mt-12 lg:mt-20">
				<h2 id="states" className="mb-4 text-xl">
					{t("home.byState")}
				</h2>
				<StateLinks states={states} />
			</section>
			<SourceList sources={sources} />
		</div>
	);
}
