import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CountryFrame } from "#app/components/country/country-frame.tsx";
import { FilterChips } from "#app/components/country/list/filter-chips.tsx";
import { ListFilters } from "#app/components/country/list/list-filters.tsx";
import { NothingFound } from "#app/components/country/list/nothing-found.tsx";
import { UniversityRows } from "#app/components/country/list/university-rows.tsx";
import { VintageNote } from "#app/components/country/list/vintage-note.tsx";
import { Pagination } from "#app/components/site/pagination.tsx";
import { loadCountry, searchUniversities } from "#app/data/countries.server.ts";
import { useLanguage, useWords } from "#app/i18n/translate.ts";
import { parseUniversitySearch, ROWS_PER_PAGE } from "#app/lib/country-search.ts";
import { countryInSentence } from "#app/lib/country-values.ts";
import { nameSource } from "#app/lib/sources.ts";
import { usePaths } from "#app/paths.ts";

/** `/study-abroad/germany/universities`: those that public lists name, searchable, by region where the list tells it. */
export async function loader(args: LoaderFunctionArgs) {
	const { request, country } = await loadCountry(args, (paths, slug) => paths.countryUniversities(slug));
	if (country.held.universities === undefined) throw data("No list of universities", { status: 404 });
	const search = parseUniversitySearch(args.url.searchParams);
	const list = await searchUniversities(request, country.slug, search);
	const isPastTheEnd = list.total > 0 && list.items.length === 0;
	return data({ country, search, list }, { status: isPastTheEnd ? 404 : 200 });
}

export default function CountryUniversities() {
	const { country, search, list } = useLoaderData<typeof loader>();
	const t = useWords();
	const language = useLanguage();
	const paths = usePaths();
	const { slug } = country;
	const pathOf = (changed: Partial<typeof search>) =>
		paths.countryUniversities(slug, { ...search, page: 1, ...changed });
	const filters = [
		...(search.q === "" ? [] : [{ label: `“${search.q}”`, without: pathOf({ q: "" }) }]),
		...search.region.map((region) => ({
			label: region,
			without: pathOf({ region: search.region.filter((each) => each !== region) }),
		})),
	];
	const names = new Map(list.sources.map((source) => [source.id, nameSource(source)]));
	return (
		<CountryFrame
			country={country}
			tab="universities"
			canonical={paths.countryUniversities(slug, search)}
			noIndex={filters.length > 0}
			sources={list.sources}
		>
			<VintageNote sources={list.sources} />
			<p role="status" className="mt-4 text-quiet tabular-nums">
				{t("abroad.universities.count", { count: list.total })}
			</p>
			<div className="mt-6 grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
				<ListFilters
					action={paths.countryUniversities(slug)}
					words={{ label: t("abroad.universities.words"), value: search.q }}
					groups={[{ name: "region", title: t("abroad.region"), options: list.facets.region, isOpen: true }]}
					active={filters.length}
				/>
				<section aria-label={t("list.results")} className="min-w-0 space-y-6">
					<FilterChips filters={filters} all={paths.countryUniversities(slug)} />
					{list.items.length === 0 ? (
						<NothingFound filters={filters} all={paths.countryUniversities(slug)} />
					) : (
						<UniversityRows
							universities={list.items}
							sourceName={names.size > 1 ? (id) => names.get(id) ?? id : undefined}
						/>
					)}
					<Pagination
						label={t("abroad.universities.pages", { name: countryInSentence(country, language) })}
						page={search.page}
						pages={Math.ceil(list.total / ROWS_PER_PAGE)}
						path={(page) => paths.countryUniversities(slug, { ...search, page })}
					/>
				</section>
			</div>
		</CountryFrame>
	);
}
