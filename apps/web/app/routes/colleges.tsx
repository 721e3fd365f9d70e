import type { Facets } from "@uchit/contract/facet.ts";
import { data, type LoaderFunctionArgs, redirect, useLoaderData, useLocation, useNavigation } from "react-router";
import { CollegeFilters } from "#app/components/college/college-filters.tsx";
import { CollegeList } from "#app/components/college/college-list.tsx";
import { DegreeNote } from "#app/components/college/degree-note.tsx";
import { FilterChips } from "#app/components/college/filter-chips.tsx";
import { DistrictCounts } from "#app/components/college/list/district-counts.tsx";
import { ListViews } from "#app/components/college/list/list-views.tsx";
import { SortField } from "#app/components/college/sort-field.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { UnknownNote } from "#app/components/site/unknown-note.tsx";
import { SourceList } from "#app/components/source/source-list.tsx";
import { StateMap } from "#app/components/state/state-map.tsx";
import { searchColleges } from "#app/data/colleges.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { useLanguage, useWords } from "#app/i18n/translate.ts";
import {
	canonicalOf,
	chosen,
	hasSalaries,
	isIndexable,
	listActiveFilters,
	toUnderstood,
} from "#app/lib/college-list.ts";
import { type CollegeSearch, parseCollegeSearch } from "#app/lib/college-search.ts";
import { movedByDegree } from "#app/lib/degree.ts";
import { nameFacets } from "#app/lib/facet-words.ts";
import { countInstitutions } from "#app/lib/institution-count.ts";
import { together } from "#app/lib/intl.ts";
import { headingOf } from "#app/lib/list-heading.ts";
import { nameOfNear, nameOfPlace } from "#app/lib/near-words.ts";
import { pathsIn, usePaths } from "#app/paths.ts";
import { requestContext } from "#app/request-context.ts";

export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const asked = parseCollegeSearch(url.searchParams);
	const moved = movedByDegree(asked);
	if (moved !== undefined) throw redirect(pathsIn(languageOf(url.pathname)).colleges(moved), 302);
	const results = await searchColleges(request, asked);
	const search = toUnderstood(asked, results);
	const isPastTheEnd = results.total > 0 && results.items.length === 0;
	return data({ search, results }, { status: isPastTheEnd ? 404 : 200 });
}

export default function Colleges() {
	const { search, results } = useLoaderData<typeof loader>();
	const t = useWords();
	const language = useLanguage();
	const paths = usePaths();
	const facets = nameFacets(t, results.facets);
	const { near } = results;
	const place = near?.place && nameOfPlace(near.place);
	const listed = { ...results, facets };
	const heading = headingOf({ t, language }, search, listed, place);
	const institutions = countInstitutions(t, results);
	const degree = together(
		chosen(facets.degree).map(({ label }) => label),
		language,
	);
	const filters = listActiveFilters(search, facets, near && nameOfNear(t, near));
	const notKnown = results.unknown.map(({ facet, value }) =>
		t("list.unknownValue", { facet: t(`facet.name.${facet}`), value }),
	);
	// Nothing was counted where nothing is known of what was asked for.
	const isCountless = notKnown.length > 0 && results.total === 0;
	const isBusy = useIsListComing();
	const isCounted = search.view === "districts" && results.total > 0;
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={search.page > 1 ? t("list.titleOfPage", { heading, page: search.page }) : heading}
				description={describe()}
				canonical={paths.colleges(canonicalOf(search))}
				noIndex={!isIndexable(search, results)}
			/>
			<h1 className="text-3xl [overflow-wrap:anywhere]">{heading}</h1>
			{!isCountless && (
				<p role="status" className="mt-2 text-quiet tabular-nums">
					{degree === "" ? institutions : t("view.evidenced", { institutions, degree })}
				</p>
			)}
			<UnknownNote notKnown={notKnown} />
			<DegreeNote listed={listed} />
			{near !== undefined && place === undefined && (
				<p className="mt-2 max-w-text font-semibold [overflow-wrap:anywhere]">
					{t("view.nearUnknown", { asked: near.asked })}
				</p>
			)}
			<div className="mt-6 grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
				<CollegeFilters search={search} facets={facets} active={filters.length} total={results.total} isBusy={isBusy} />
				<section aria-label={t("list.results")} className="min-w-0 space-y-6">
					<ListViews search={search} />
					<FilterChips filters={filters} view={search.view} />
					{!isCounted && results.items.length > 0 && (
						<SortField sort={results.sort} hasWords={search.q !== ""} place={place} hasSalaries={hasSalaries(search)} />
					)}
					{isCounted ? (
						<Counts search={search} facets={facets} total={results.total} />
					) : (
						<CollegeList search={search} results={results} filters={filters} caption={heading} isBusy={isBusy} />
					)}
				</section>
			</div>
			<SourceList sources={results.sources} />
		</div>
	);

	function describe(): string {
		if (isCountless) return notKnown.join(" ");
		const told = { heading, institutions };
		return degree === "" ? t("view.describe", told) : t("view.describeDegree", told);
	}
}

/** Where they are: by district in the chosen states; with none chosen, by state. */
function Counts({ search, facets, total }: { search: CollegeSearch; facets: Facets; total: number }) {
	const t = useWords();
	const paths = usePaths();
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

/** Whether the same list with other filters, in another order or from another page is being fetched. */
function useIsListComing(): boolean {
	const { pathname } = useLocation();
	const { location } = useNavigation();
	return location?.pathname === pathname;
}
