import type { UnderstoodCollegeQuery } from "@uchit/contract/college.ts";
import type { Facets } from "@uchit/contract/facet.ts";
import type { NearReading } from "@uchit/contract/near-place.ts";
import { data, type LoaderFunctionArgs, redirect, useLoaderData, useLocation, useNavigation } from "react-router";
import { lastFigure } from "#app/applicant/applicant.ts";
import { ApplicantLinks, listPredictorLinks } from "#app/applicant/applicant-links.tsx";
import { searchColleges } from "#app/college/data.server.ts";
import { withLogos } from "#app/college/pictures.server.ts";
import { COLLEGE_VIEWS, type CollegeSearch, parseCollegeSearch } from "#app/college/search.ts";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { pathsIn } from "#app/paths.ts";
import { joinWithAnd } from "#app/platform/format/intl.ts";
import { inLanguage } from "#app/platform/i18n/in-language.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { FilterChips } from "#app/shell/page/filter-chips.tsx";
import { Link } from "#app/shell/page/link.tsx";
import { PageHead } from "#app/shell/page/page-head.tsx";
import { ListData } from "#app/shell/page/structured-data.tsx";
import { ViewChips } from "#app/shell/page/view-chips.tsx";
import { canonicalOf, isIndexable, listActiveFilters, listSelected } from "./active-filters.ts";
import { CategoryBand, CategoryIntro } from "./category-intro.tsx";
import { CollegeFilters } from "./college-filters.tsx";
import { CollegeList } from "./college-list.tsx";
import { DegreeNote } from "./degree-note.tsx";
import { nameFacets, packFacets, shortenFacets, unpackFacets } from "./facets.ts";
import { countInstitutions } from "./institution-count.ts";
import { headingOf, nameOfNear, nameOfPlace } from "./list-heading.ts";
import { toListedColleges } from "./listed-college.ts";
import { DistrictCounts } from "./map/district-counts.tsx";
import { StateMap } from "./map/state-map.tsx";
import { OwnerNote } from "./owner-note.tsx";
import { SortField } from "./sort-field.tsx";
import { UnknownNote } from "./unknown-note.tsx";

export const handle = {
	parameters: [
		"q",
		"category",
		"degree",
		"course",
		"state",
		"district",
		"ownership",
		"kind",
		"exam",
		"nirf",
		"gender",
		"approval",
		"near",
		"sort",
		"page",
		"view",
		"whole",
	],
	namespaces: ["applicant", "college-list", "facts", "facts-facets"],
	common: true,
} satisfies PageHandle;

export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const language = languageOf(url.pathname);
	const query = parseCollegeSearch(url.searchParams);
	const results = await searchColleges(request, query);
	const moved = resolveMovedFilters(query, results.understood);
	if (moved !== undefined) throw redirect(pathsIn(language).colleges(moved), 302);
	const search = { ...query, ...results.understood.values };
	const isPastTheEnd = results.total > 0 && results.items.length === 0;
	const { facets, sizes } = shortenFacets(results.facets, search, language);
	const { understood: _, ...rest } = results;
	const listed = {
		...rest,
		facets: packFacets(facets),
		items: await withLogos(request, toListedColleges(results.items, language)),
	};
	return data(inLanguage({ search, results: listed, sizes }, language), { status: isPastTheEnd ? 404 : 200 });
}

/** The search to redirect to if degrees and categories do not match; undefined if they do. */
function resolveMovedFilters(
	search: CollegeSearch,
	{ moved, ignored }: UnderstoodCollegeQuery,
): CollegeSearch | undefined {
	const categories = moved.flatMap(({ to, reason }) => (reason === "of-the-degree" ? to.value : []));
	if (categories.length > 0) return { ...search, category: [...new Set(categories)] };
	return ignored.some(({ reason }) => reason === "beside-other-categories") ? { ...search, degree: [] } : undefined;
}

export default function Colleges() {
	const { search, results, sizes } = useLoaderData<typeof loader>();
	const { t, paths, language } = usePage();
	const facets = nameFacets(t, unpackFacets(results.facets, search), language);
	const { near } = results;
	// The place's own page begins with the first page of the list.
	const placePage = search.page === 1 ? results.placePage : undefined;
	const place = near?.place && nameOfPlace(near.place, language);
	const listed = { ...results, facets };
	const heading = headingOf({ t, language }, search, listed, place);
	const institutions = countInstitutions(t, results);
	const degree = joinWithAnd(
		listSelected(facets.degree).map(({ label }) => label),
		language,
	);
	const filters = listActiveFilters(search, facets, near && nameOfNear(t, near, language));
	const notKnown = results.unknown.map(({ facet, value }) =>
		t("list.unknownValue", { facet: t(`facet.name.${facet}`), value }),
	);
	const isCountless = notKnown.length > 0 && results.total === 0;
	const isBusy = useIsListComing();
	const isCounted = search.view === "districts" && results.total > 0;
	const isSorted = !isCounted && results.items.length > 0;
	const ways = (
		<ApplicantLinks
			waysOf={(applicant, words) => [
				...(applicant.state === undefined || search.state.length + search.district.length > 0
					? []
					: [
							{
								label: words.t("applicant.way.state", { state: words.state }),
								to: paths.colleges({ ...search, state: [applicant.state], page: 1 }),
							},
						]),
				...listPredictorLinks(paths, lastFigure(applicant), { label: words.t("applicant.way.rank") }),
			]}
		/>
	);
	return (
		<div className="column pt-2 sm:pt-4 lg:pt-12">
			<PageHead
				title={search.page > 1 ? t("list.titleOfPage", { heading, page: search.page }) : heading}
				description={describe()}
				canonical={
					placePage === undefined
						? paths.colleges(canonicalOf(search))
						: paths.place({ ...placePage, subject: placePage.of })
				}
				noIndex={!isIndexable(search, results)}
			/>
			<ListData items={results.items.map(({ name, slug }) => ({ name, to: paths.college(slug) }))} />
			<CategoryBand category={search.category}>
				<h1 className="text-xl [overflow-wrap:anywhere] sm:text-2xl md:text-3xl">{heading}</h1>
				{!isCountless && (
					<p role="status" className="text-quiet tabular-nums max-sm:text-sm sm:mt-2">
						{degree === "" ? institutions : t("view.evidenced", { institutions, degree })}
					</p>
				)}
				<div className="max-sm:hidden">
					<CategoryIntro category={search.category} />
				</div>
			</CategoryBand>
			<div className="max-sm:hidden">{ways}</div>
			<UnknownNote notKnown={notKnown} />
			<DegreeNote listed={listed} search={search} />
			<OwnerNote search={search} facets={facets} />
			{near !== undefined && place === undefined && (
				<p className="mt-2 max-w-text font-semibold [overflow-wrap:anywhere]">
					{t("view.nearUnknown", { asked: near.asked })}
				</p>
			)}
			{near !== undefined && <Namesakes near={near} search={search} />}
			<div className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 lg:mt-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:gap-y-4">
				<div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
					<CollegeFilters
						search={search}
						facets={facets}
						sizes={sizes}
						active={filters.length}
						total={results.total}
						isBusy={isBusy}
					/>
				</div>
				<div className="min-w-0 lg:col-start-2 lg:row-start-1">
					{isSorted && (
						<SortField sort={results.sort} hasWords={search.q !== ""} place={place} hasSalaries={results.hasSalaries} />
					)}
				</div>
				<section
					aria-label={t("list.results")}
					className="col-span-2 min-w-0 space-y-3 lg:col-span-1 lg:col-start-2 lg:row-start-2 lg:space-y-6"
				>
					<ViewChips
						label={t("view.label")}
						views={COLLEGE_VIEWS.map((view) => ({
							name: t(`view.${view}`),
							to: paths.colleges({ ...search, view, page: 1 }),
							isShown: view === search.view,
						}))}
					/>
					<FilterChips
						filters={filters.map(({ filter, value, label, without }) => ({
							id: `${filter} ${value}`,
							label,
							without: paths.colleges(without),
						}))}
						all={paths.colleges({ view: search.view })}
					/>
					{isCounted ? (
						<Counts search={search} facets={facets} total={results.total} />
					) : (
						<CollegeList search={search} results={results} filters={filters} caption={heading} isBusy={isBusy} />
					)}
					{isSorted && (
						<p className="text-quiet text-sm">{t(`view.sortRules.${results.sort}`, { place: place ?? "" })}</p>
					)}
				</section>
			</div>
			<div className="mt-6 sm:hidden">
				{ways}
				<CategoryIntro category={search.category} />
			</div>
			<FoldedSources sources={results.sources} />
		</div>
	);

	function describe(): string {
		if (isCountless) return notKnown.join(" ");
		const names = { heading, institutions };
		return degree === "" ? t("view.describe", names) : t("view.describeDegree", names);
	}
}

function Counts({ search, facets, total }: { search: CollegeSearch; facets: Facets; total: number }) {
	const { t, paths } = usePage();
	if (search.state.length > 0) return <DistrictCounts search={search} districts={facets.district} total={total} />;
	const states = facets.state.map(({ value, label, count }) => ({
		slug: value,
		name: label,
		count,
		to: paths.colleges({ ...search, state: [value], page: 1 }),
	}));
	return (
		<>
			<p className="max-w-text text-quiet">{t("view.chooseState")}</p>
			<StateMap states={states} label={t("view.states")} />
		</>
	);
}

function useIsListComing(): boolean {
	const { pathname } = useLocation();
	const { location } = useNavigation();
	return location?.pathname === pathname;
}

function Namesakes({ near, search }: { near: NearReading; search: CollegeSearch }) {
	const { t, paths, language } = usePage();
	if (near.others.length === 0) return null;
	return (
		<p className="mt-2 flex flex-wrap items-center gap-x-4 text-quiet">
			<span>{t("view.didYouMean")}</span>
			{near.others.map((place) => (
				<Link
					key={nameOfPlace(place)}
					to={paths.colleges({ ...search, near: nameOfPlace(place), page: 1 })}
					className="link-line"
				>
					{nameOfPlace(place, language)}
				</Link>
			))}
		</p>
	);
}
