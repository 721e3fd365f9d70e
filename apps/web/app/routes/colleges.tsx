import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { CollegeFilters } from "#app/components/college/college-filters.tsx";
import { CollegeList } from "#app/components/college/college-list.tsx";
import { DegreeNote } from "#app/components/college/degree-note.tsx";
import { FilterChips } from "#app/components/college/filter-chips.tsx";
import { SortField } from "#app/components/college/sort-field.tsx";
import { PageHead } from "#app/components/site/page-head.tsx";
import { SourceList } from "#app/components/source/source-list.tsx";
import { searchColleges } from "#app/data/colleges.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { useLanguage, useWords } from "#app/i18n/translate.ts";
import { canonicalOf, isIndexable, listActiveFilters, toUnderstood } from "#app/lib/college-list.ts";
import { parseCollegeSearch } from "#app/lib/college-search.ts";
import { movedByDegree } from "#app/lib/degree.ts";
import { nameFacets } from "#app/lib/facet-words.ts";
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
	const search = toUnderstood(asked, results.facets);
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
	const heading = headingOf({ t, language }, search, facets, place);
	const filters = listActiveFilters(search, facets, near && nameOfNear(t, near));
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={search.page > 1 ? t("list.titleOfPage", { heading, page: search.page }) : heading}
				description={t("list.describe", { heading, count: results.total })}
				canonical={paths.colleges(canonicalOf(search))}
				noIndex={!isIndexable(search)}
			/>
			<h1 className="text-3xl">{heading}</h1>
			<p role="status" className="mt-2 text-quiet tabular-nums">
				{t("college.institutions", { count: results.total })}
			</p>
			{search.degree.length > 0 && (
				<DegreeNote degrees={search.degree} isAssumed={results.assumedDegrees.length > 0} facets={facets} />
			)}
			{near !== undefined && place === undefined && (
				<p className="mt-2 max-w-text font-semibold">{t("list.nearUnknown", { asked: near.asked })}</p>
			)}
			<div className="mt-6 grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
				<CollegeFilters search={search} facets={facets} active={filters.length} />
				<section aria-label={t("list.results")} className="min-w-0 space-y-6">
					<FilterChips filters={filters} />
					{results.items.length > 0 && <SortField sort={results.sort} hasWords={search.q !== ""} place={place} />}
					<CollegeList search={search} results={results} filters={filters} />
				</section>
			</div>
			<SourceList sources={results.sources} />
		</div>
	);
}
