import type { ReactNode } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CategoryTiles } from "#app/components/category/category-tiles.tsx";
import { TopRanked } from "#app/components/category/top-ranked.tsx";
import { CountryLinks } from "#app/components/country/country-links.tsx";
import { HomeExams } from "#app/components/exam/home-exams.tsx";
import { NewestArticles } from "#app/components/news/newest-articles.tsx";
import { Link } from "#app/components/site/link.tsx";
import { PageHead, useOrigin, useSiteName } from "#app/components/site/page-head.tsx";
import { SearchForm } from "#app/components/site/search-form.tsx";
import { StructuredData } from "#app/components/site/structured-data.tsx";
import { SourceList } from "#app/components/source/source-list.tsx";
import { StateMap } from "#app/components/state/state-map.tsx";
import { getHome } from "#app/data/home.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/translate.ts";
import { sourceNames } from "#app/lib/sources.ts";
import { usePaths } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

export function loader({ context, url }: LoaderFunctionArgs) {
	return getHome(context.get(requestContext), languageOf(url.pathname));
}

export default function Home() {
	const t = useWords();
	const paths = usePaths();
	const origin = useOrigin();
	const siteName = useSiteName();
	const { colleges, otherEntries, categories, states, exams, countries, sources, newest } =
		useLoaderData<typeof loader>();
	const sourceName = sourceNames(sources);
	const counted = states.map((state) => ({ ...state, to: paths.colleges({ state: [state.slug] }) }));
	return (
		<div className="column">
			<PageHead title={t("home.heading")} description={t("home.description")} canonical={paths.home} />
			<StructuredData data={{ "@type": "WebSite", name: siteName, url: `${origin}${paths.home}` }} />
			<section className="max-w-192 py-8 lg:py-16">
				<h1 className="text-3xl md:text-4xl">{t("home.heading")}</h1>
				<p className="mt-3 mb-6 text-lg text-quiet">
					{t.rich("home.intro", {
						count: colleges,
						others: otherEntries,
						strong: (figure) => <strong className="font-semibold text-ink tabular-nums">{figure}</strong>,
					})}
				</p>
				<SearchForm large />
			</section>
			<section aria-labelledby="categories">
				<Heading id="categories">{t("home.byCategory")}</Heading>
				<CategoryTiles categories={categories} />
			</section>
			<Part id="exam-dates" title={t("home.exams")}>
				<HomeExams exams={exams} sourceName={sourceName} />
			</Part>
			<Part id="states" title={t("home.byState")}>
				<StateMap states={counted} label={t("home.statesLabel")} />
			</Part>
			<Part id="top-ranked" title={t("home.topRanked")} note={t("home.topRankedNote")}>
				<div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
					{categories.map((category) => (
						<TopRanked key={category.id} category={category} sourceName={sourceName} />
					))}
				</div>
			</Part>
			<Part id="countries" title={t("home.abroad")} note={t("home.abroadNote")}>
				<CountryLinks countries={countries.items} />
				<Link to={paths.studyAbroad} className="link mt-2 inline-flex min-h-11 items-center text-sm">
					{t("home.allCountries", { count: countries.total })}
				</Link>
			</Part>
			<NewestArticles newest={newest} />
			<SourceList sources={sources} />
		</div>
	);
}

function Part({ id, title, note, children }: { id: string; title: string; note?: string; children: ReactNode }) {
	return (
		<section aria-labelledby={id} className="mt-12 lg:mt-20">
			<Heading id={id}>{title}</Heading>
			{note !== undefined && <p className="-mt-3 mb-6 max-w-text text-quiet">{note}</p>}
			{children}
		</section>
	);
}

function Heading({ id, children }: { id: string; children: ReactNode }) {
	return (
		<h2 id={id} className="mb-4 text-xl">
			{children}
		</h2>
	);
}
