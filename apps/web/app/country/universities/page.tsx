import { UNIVERSITIES_PER_PAGE } from "@uchit/contract/study-abroad.ts";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CountryHead } from "#app/country/country-frame.tsx";
import { searchUniversities } from "#app/country/data.server.ts";
import { loadCountryPage } from "#app/country/page.server.ts";
import { parseUniversitySearch } from "#app/country/search.ts";
import { useCountry } from "#app/country/use-country.ts";
import { countryInSentence } from "#app/country/values.ts";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { createSourceNamer } from "#app/facts/sources.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { FilterChips } from "#app/shell/page/filter-chips.tsx";
import { Pagination } from "#app/shell/page/pagination.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { ListFilters } from "./list-filters.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { UniversityRows } from "./university-rows.tsx";

export const handle = {
	parameters: ["q", "region", "group", "sort", "page"],
	namespaces: ["country", "country-universities", "news"],
} satisfies PageHandle;

/** `/study-abroad/germany/universities`: universities of public lists, by region if the list has it. */
export async function loader(args: LoaderFunctionArgs) {
	const { request, country } = await loadCountryPage(args, "universities");
	const search = parseUniversitySearch(args.url.searchParams);
	const list = await searchUniversities(request, country.slug, search);
	const isPastTheEnd = list.total > 0 && list.items.length === 0;
	return data({ search, list }, { status: isPastTheEnd ? 404 : 200 });
}

export default function CountryUniversities() {
	const country = useCountry();
	const { search, list } = useLoaderData<typeof loader>();
	const { t, paths, language } = usePage();
	const { slug } = country;
	const pathOf = (changed: Partial<typeof search>) =>
		paths.countryUniversities(slug, { ...search, page: 1, ...changed });
	const filters = [
		...(search.q === "" ? [] : [{ label: `“${search.q}”`, without: pathOf({ q: "" }) }]),
		...search.region.map((region) => ({
			label: region,
			without: pathOf({ region: search.region.filter((each) => each !== region) }),
		})),
		...search.group.map((group) => ({
			label: group,
			without: pathOf({ group: search.group.filter((each) => each !== group) }),
		})),
	];
	return (
		<>
			<CountryHead
				country={country}
				tab="universities"
				canonical={paths.countryUniversities(slug, search)}
				noIndex={filters.length > 0}
			/>
			<p role="status" className="mt-4 font-semibold tabular-nums">
				{t("university.list.count", { count: list.total })}
			</p>
			<p className="max-w-text text-quiet text-sm">
				{t(list.sorts.length > 0 ? "university.list.figuresNote" : "university.list.noFees")}
			</p>
			<div className="mt-4 grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
				<ListFilters
					action={paths.countryUniversities(slug)}
					words={{ label: t("university.list.words"), value: search.q }}
					groups={[
						{ name: "group", title: t("university.list.group"), options: list.facets.group, isOpen: true },
						{ name: "region", title: t("university.region"), options: list.facets.region, isOpen: true },
					]}
					active={filters.length}
				>
					{list.sorts.length > 0 && (
						<SelectField
							label={t("university.list.sort.label")}
							name="sort"
							defaultValue={search.sort ?? ""}
							options={[
								{ value: "", label: t("university.list.sort.best") },
								...list.sorts.map((value) => ({ value, label: t(`university.list.sort.${value}`) })),
							]}
						/>
					)}
				</ListFilters>
				<section aria-label={t("list.results")} className="min-w-0 space-y-6">
					<FilterChips filters={filters} all={paths.countryUniversities(slug)} />
					{list.items.length === 0 ? (
						<NothingFound filters={filters} all={paths.countryUniversities(slug)} />
					) : (
						<UniversityRows universities={list.items} sourceName={createSourceNamer(list.sources)} />
					)}
					<Pagination
						label={t("university.list.pages", { name: countryInSentence(country, language) })}
						page={search.page}
						pages={Math.ceil(list.total / UNIVERSITIES_PER_PAGE)}
						path={(page) => paths.countryUniversities(slug, { ...search, page })}
					/>
				</section>
			</div>
			<FoldedSources sources={list.sources} />
		</>
	);
}
