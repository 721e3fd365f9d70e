import type { Source } from "@uchit/contract/source.ts";
import { COURSE_SORTS, UNIVERSITIES_PER_PAGE } from "@uchit/contract/study-abroad.ts";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CountryHead } from "#app/country/country-frame.tsx";
import { searchCourses } from "#app/country/data.server.ts";
import { loadCountryPage } from "#app/country/page.server.ts";
import { COURSE_FACETS, type CourseSearch, parseCourseSearch } from "#app/country/search.ts";
import { useCountry } from "#app/country/use-country.ts";
import { countryInSentence } from "#app/country/values.ts";
import { SourcedText } from "#app/facts/figure.tsx";
import { SourceList } from "#app/facts/source-list.tsx";
import { createSourceNamer, nameSource } from "#app/facts/sources.ts";
import { formatCurrency } from "#app/facts/words/currency.ts";
import { sourceHref } from "#app/paths.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { FilterChips } from "#app/shell/page/filter-chips.tsx";
import { Pagination } from "#app/shell/page/pagination.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { CourseFees } from "./course-fees.tsx";
import { CourseTable } from "./course-table.tsx";
import { fieldWords, levelWords } from "./course-words.ts";
import { ListFilters } from "./list-filters.tsx";
import { findCommonestLevel } from "./lists.ts";
import { NothingFound } from "./nothing-found.tsx";

export const handle = {
	parameters: ["q", "field", "level", "state", "mostFee", "sort", "page"],
	namespaces: ["country", "country-universities", "news"],
} satisfies PageHandle;

/** `/study-abroad/australia/courses`: the register of courses for students from abroad. */
export async function loader(args: LoaderFunctionArgs) {
	const { request, country } = await loadCountryPage(args, "courses");
	const search = parseCourseSearch(args.url.searchParams);
	const list = await searchCourses(request, country.slug, search);
	const isPastTheEnd = list.total > 0 && list.items.length === 0;
	return data({ search, list }, { status: isPastTheEnd ? 404 : 200 });
}

export default function CountryCourses() {
	const country = useCountry();
	const { search, list } = useLoaderData<typeof loader>();
	const { t, paths, language } = usePage();
	const { slug } = country;
	const all = paths.countryCourses(slug);
	const pathOf = (changed: Partial<CourseSearch>) => paths.countryCourses(slug, { ...search, page: 1, ...changed });
	const filters = listFilters(t, search, pathOf);
	const level = search.level.length === 1 ? search.level[0] : findCommonestLevel(list.fees);
	return (
		<>
			<CountryHead
				country={country}
				tab="courses"
				canonical={paths.countryCourses(slug, { ...search, sort: undefined })}
				noIndex={filters.length > 0}
			/>
			<VintageNote sources={list.sources} />
			<p className="mt-2 max-w-text text-quiet">{t("university.courses.old")}</p>
			{level !== undefined && (
				<CourseFees
					ranges={list.fees}
					level={level}
					levels={list.facets.level.filter(({ count }) => count > 0).map(({ value }) => value)}
					pathOfLevel={(each) => pathOf({ level: [each] })}
				/>
			)}
			<p role="status" className="mt-8 text-quiet tabular-nums">
				{t("university.courses.count", { count: list.total })}
			</p>
			<div className="mt-4 grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
				<CourseFilters search={search} facets={list.facets} action={all} active={filters.length} />
				<section aria-label={t("list.results")} className="min-w-0 space-y-6">
					<FilterChips filters={filters} all={all} />
					{list.items.length === 0 ? (
						<NothingFound filters={filters} all={all} />
					) : (
						<CourseTable courses={list.items} sourceName={createSourceNamer(list.sources)} />
					)}
					<Pagination
						label={t("university.courses.pages", { name: countryInSentence(country, language) })}
						page={search.page}
						pages={Math.ceil(list.total / UNIVERSITIES_PER_PAGE)}
						path={(page) => paths.countryCourses(slug, { ...search, page })}
					/>
				</section>
			</div>
			<SourceList sources={list.sources} />
		</>
	);
}

type Facets = ReturnType<typeof useLoaderData<typeof loader>>["list"]["facets"];

function CourseFilters({
	search,
	facets,
	action,
	active,
}: {
	search: CourseSearch;
	facets: Facets;
	action: string;
	active: number;
}) {
	const { t } = usePage();
	const groups = COURSE_FACETS.map((name) => ({
		name,
		title: t(`university.courses.${name}`),
		options: facets[name].map((option) => ({ ...option, label: wordsOf(t, name, option.value) })),
		isOpen: name !== "state",
	}));
	return (
		<ListFilters
			action={action}
			words={{ label: t("university.courses.words"), value: search.q }}
			groups={groups}
			active={active}
		>
			<TextField
				label={t("university.courses.mostFee")}
				name="mostFee"
				inputMode="numeric"
				autoComplete="off"
				maxLength={7}
				defaultValue={search.mostFee}
			/>
			<SelectField
				label={t("list.sortBy")}
				name="sort"
				defaultValue={search.sort ?? ""}
				options={[
					{ value: "", label: t("university.courses.sort.best") },
					...COURSE_SORTS.map((value) => ({ value, label: t(`university.courses.sort.${value}`) })),
				]}
			/>
		</ListFilters>
	);
}

function wordsOf(t: Translate, facet: (typeof COURSE_FACETS)[number], value: string): string {
	if (facet === "state") return value;
	return facet === "field" ? fieldWords(t, value) : levelWords(t, value);
}

function listFilters(t: Translate, search: CourseSearch, pathOf: (changed: Partial<CourseSearch>) => string) {
	const { q, mostFee } = search;
	return [
		...(q === "" ? [] : [{ label: `“${q}”`, without: pathOf({ q: "" }) }]),
		...(mostFee === undefined
			? []
			: [
					{
						label: t("university.courses.upTo", { fee: formatCurrency(mostFee, "AUD") }),
						without: pathOf({ mostFee: undefined }),
					},
				]),
		...COURSE_FACETS.flatMap((facet) =>
			search[facet].map((value) => ({
				label: wordsOf(t, facet, value),
				without: pathOf({ [facet]: search[facet].filter((each) => each !== value) }),
			})),
		),
	];
}

/** The lists and their dates, at the top because such lists grow old. */
function VintageNote({ sources }: { sources: readonly Source[] }) {
	const { t } = usePage();
	return (
		<div className="mt-5 max-w-text rounded-md bg-sunk px-4 py-3 space-y-2">
			{sources.map((source) => (
				<p key={source.id}>
					<SourcedText
						value={<span lang="en">{source.document}</span>}
						source={nameSource(source)}
						href={sourceHref(source.id)}
					/>
					<span className="block font-semibold">{t("source.trueFor", { vintage: source.vintage })}</span>
				</p>
			))}
		</div>
	);
}
