import type { Category } from "@uchit/contract/category.ts";
import type { CountrySummary } from "@uchit/contract/country.ts";
import { ALL_SUBJECTS } from "@uchit/contract/course.ts";
import type { Source } from "@uchit/contract/source.ts";
import { Fragment, type ReactNode } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { StateMap } from "#app/college/list/map/state-map.tsx";
import { countryName } from "#app/country/values.ts";
import { HomeExams } from "#app/exam/parts/home-exams.tsx";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { categoryName } from "#app/facts/words/category-words.ts";
import type { ArticleList as List } from "#app/news/article-view.ts";
import { ArticleList } from "#app/news/parts/article-list.tsx";
import { FeedAlternates } from "#app/news/parts/feed-links.tsx";
import { languageOf } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { Link, LinkLine } from "#app/shell/page/link.tsx";
import { PageHead, useOrigin, useSiteName } from "#app/shell/page/page-head.tsx";
import { StructuredData } from "#app/shell/page/structured-data.tsx";
import { SearchForm } from "#app/shell/search/search-form.tsx";
import { EntryLinks } from "./entry-links.tsx";
import { getHome } from "./page.server.ts";
import { RankEntry } from "./rank-entry.tsx";
import { TopRanked } from "./top-ranked.tsx";

export const handle = { namespaces: ["facts", "home", "news"], common: true } satisfies PageHandle;

export function loader({ context, url }: LoaderFunctionArgs) {
	return getHome(context.get(requestContext), languageOf(url.pathname));
}

export default function Home() {
	const { t, paths } = usePage();
	const origin = useOrigin();
	const siteName = useSiteName();
	const { colleges, categories, best, states, exams, examples, ranked, countries, sources, newest, parts } =
		useLoaderData<typeof loader>();
	const sourceName = createSourceNamer(sources);
	const counted = states.map(([slug, name, count]) => ({
		slug,
		name,
		count,
		to: paths.place({ subject: ALL_SUBJECTS, state: slug }),
	}));
	const shown: Record<(typeof parts)[number]["part"], (title: string | undefined) => ReactNode> = {
		"exam-dates": (title) => (
			<section aria-labelledby="exam-dates" className={parts[0]?.part === "exam-dates" ? undefined : "mt-8 lg:mt-20"}>
				<Heading id="exam-dates">{title ?? t("home.exams")}</Heading>
				<HomeExams exams={exams} sourceName={shortNames(sources)} />
				<p className="text-sm">
					<LinkLine to={paths.applications()}>{t("home.applications")}</LinkLine>
				</p>
			</section>
		),
		categories: (title) => (
			<Part id="categories" title={title ?? t("home.byCategory")} note={t("home.counted", { count: colleges })}>
				<CategoryTiles categories={categories} />
			</Part>
		),
		states: (title) => (
			<Part id="states" title={title ?? t("home.byState")}>
				<StateMap states={counted} label={t("home.statesLabel")} isFolded />
			</Part>
		),
		"top-ranked": (title) => (
			<Part id="top-ranked" title={title ?? t("home.topRanked")} note={t("home.topRankedNote")}>
				<TopRanked best={best} sourceName={sourceName} />
			</Part>
		),
		countries: (title) => (
			<Part id="countries" title={title ?? t("home.abroad")} note={t("home.abroadNote")}>
				<CountryLinks countries={countries.items} />
				<Link to={paths.studyAbroad} className="link mt-2 inline-flex min-h-11 items-center text-sm">
					{t("home.allCountries", { count: countries.total })}
				</Link>
			</Part>
		),
		news: (title) => <NewestArticles newest={newest} title={title} />,
	};
	return (
		<div className="column">
			<PageHead title={t("home.heading")} description={t("home.description")} canonical={paths.home} />
			<StructuredData data={siteData({ name: siteName, home: origin + paths.home, search: origin + paths.search() })} />
			<div className="grid gap-6 pt-6 pb-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12 lg:py-14">
				<section>
					<div className="category-ground mb-4">
						<div>
							<h1 className="text-3xl md:text-4xl">{t("home.heading")}</h1>
							<p className="mt-1 lg:text-lg">{t("home.intro")}</p>
						</div>
					</div>
					<SearchForm large />
					<Examples examples={examples} />
				</section>
				<RankEntry exams={ranked} />
			</div>
			<EntryLinks />
			{parts.map(({ part, title }) => (
				<Fragment key={part}>{shown[part](title)}</Fragment>
			))}
			<FoldedSources sources={sources} />
		</div>
	);
}

function Examples({ examples }: { examples: readonly string[] }) {
	const { t, paths } = usePage();
	return (
		<div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
			<span className="text-quiet">{t("home.try")}</span>
			{examples.map((words) => (
				<Link key={words} to={paths.search(words)} className="link inline-flex min-h-9 items-center">
					{words}
				</Link>
			))}
		</div>
	);
}

/** Editors are named without their kind of source, which is stated above the dates and below the page. */
function shortNames(sources: readonly Source[]): (id: string) => string {
	const name = createSourceNamer(sources);
	const editors = new Map(
		sources.flatMap(({ id, kind, publisher }) => (kind === "editor-knowledge" ? [[id, publisher]] : [])),
	);
	return (id) => editors.get(id) ?? name(id);
}

function siteData({ name, home, search }: { name: string; home: string; search: string }) {
	return {
		"@type": "WebSite",
		name,
		url: home,
		potentialAction: {
			"@type": "SearchAction",
			target: { "@type": "EntryPoint", urlTemplate: `${search}?q={search_term_string}` },
			"query-input": "required name=search_term_string",
		},
	};
}

function Part({ id, title, note, children }: { id: string; title: string; note?: string; children: ReactNode }) {
	return (
		<section aria-labelledby={id} className="mt-8 lg:mt-20">
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

function CategoryTiles({ categories }: { categories: readonly (Pick<Category, "id" | "slug"> & { count: number })[] }) {
	const { t, paths } = usePage();
	return (
		<ul className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-3">
			{categories.map(({ id, slug, count }) => (
				<li key={id}>
					<Link
						to={paths.colleges({ category: [String(id)] })}
						className="tile max-sm:flex-col max-sm:items-start max-sm:gap-1 md:p-4"
					>
						<img
							src={`/drawings/categories/${slug}.svg`}
							alt=""
							width={44}
							height={44}
							loading="lazy"
							className="size-9 border-transparent"
						/>
						<span>
							<b>{categoryName(t, { id, name: "" })}</b>
							<small>{t("facts.institutions", { count })}</small>
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

function CountryLinks({
	countries,
}: {
	countries: readonly Pick<CountrySummary, "slug" | "name" | "name_hi" | "flag">[];
}) {
	const { paths, language } = usePage();
	return (
		<ul className="grid grid-cols-2 gap-3 md:grid-cols-5">
			{countries.map((country) => (
				<li key={country.slug}>
					<Link to={paths.country(country.slug)} className="tile">
						<img src={country.flag} alt="" width={28} height={21} loading="lazy" />
						<span>{countryName(country, language)}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

type NewestProps = {
	newest: { kind: "ok"; articles: List | undefined } | { kind: "away" };
	title: string | undefined;
};

/** Renders nothing if news is disabled or empty. */
function NewestArticles({ newest, title }: NewestProps) {
	const { t, paths } = usePage();
	const articles = newest.kind === "ok" ? (newest.articles?.items ?? []) : [];
	if (newest.kind === "ok" && articles.length === 0) return null;
	return (
		<section aria-labelledby="newest-articles" className="mt-8 lg:mt-20">
			<FeedAlternates />
			<h2 id="newest-articles" className="mb-4 text-xl">
				{title ?? t("news.newest")}
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
