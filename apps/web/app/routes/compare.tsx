import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { CollegePicker } from "#app/components/college/college-picker.tsx";
import { AddCollege } from "#app/components/compare/add-college.tsx";
import { ChosenColleges } from "#app/components/compare/chosen-colleges.tsx";
import { CollegeTables } from "#app/components/compare/college-tables.tsx";
import { CompareCountries } from "#app/components/compare/compare-countries.tsx";
import { CompareHead } from "#app/components/compare/compare-head.tsx";
import { useSalaryName } from "#app/components/cost/full-cost.tsx";
import { LoanBeside } from "#app/components/cost/loan-beside.tsx";
import { SourceList } from "#app/components/source/source-list.tsx";
import { findToCompare, getComparison } from "#app/data/compare.server.ts";
import { getCountries, listCountries } from "#app/data/countries.server.ts";
import { languageOf } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/translate.ts";
import { cleanText } from "#app/lib/address-values.ts";
import { compareColleges } from "#app/lib/compare.ts";
import { parseCompareSearch } from "#app/lib/compare-search.ts";
import { suggestToCompare } from "#app/lib/compare-suggestions.ts";
import { newestSalaries } from "#app/lib/full-cost.ts";
import { mergeSources, sourcesOf } from "#app/lib/sources.ts";
import { pathsIn } from "#app/paths.ts";
import { type RequestContext, requestContext } from "#app/request-context.ts";

/** `/compare?college=a,b` and `/compare?country=a,b`: side by side, differences first. The address is the comparison. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const search = parseCompareSearch(url.searchParams);
	const words = cleanText(url.searchParams.get("college-words") ?? "");
	// A form sends the colleges one by one: links, and what people share, have them in one parameter.
	if (words === "" && url.searchParams.getAll(search.of).length > 1) {
		throw redirect(pathsIn(languageOf(url.pathname)).compare(search));
	}
	if (search.of === "country") return loadCountries(request, search);
	const { items, unknown, sources } = await getComparison(request, search.slugs);
	const rows = compareColleges(items);
	const shown = [...rows.differing, ...rows.same, ...(search.hasNumbers ? rows.reported : [])];
	const lines = shown.flatMap(({ cells }) => cells.flatMap((cell) => cell?.lines ?? []));
	return {
		of: "college" as const,
		search,
		colleges: items.map(({ slug, name, place }) => ({ slug, name, place })),
		rows: { ...rows, reported: search.hasNumbers ? rows.reported : [] },
		numbers: rows.reported.length,
		unknown,
		words,
		found: await findToCompare(request, words, search.slugs),
		suggested: suggestToCompare(items),
		salaries: items.flatMap(({ slug, name, placements }) => {
			const [salary] = newestSalaries(placements);
			return salary === undefined ? [] : [{ slug, name, salary }];
		}),
		sources: sourcesOf(sources, lines),
	};
}

type Search = ReturnType<typeof parseCompareSearch>;

async function loadCountries(request: RequestContext, search: Search) {
	const list = await listCountries(request);
	const slugs = search.slugs.filter((slug) => list.items.some((country) => country.slug === slug));
	const countries = await getCountries(request, slugs);
	return {
		of: "country" as const,
		search,
		list: list.items.map(({ slug, name, name_hi }) => ({ slug, name, name_hi })),
		countries,
		unknown: search.slugs.filter((slug) => !slugs.includes(slug)),
		sources: countries.reduce((all, country) => mergeSources(all, country.sources), list.sources.slice(0, 0)),
	};
}

type CollegesLoaded = Extract<Awaited<ReturnType<typeof loader>>, { of: "college" }>;

export default function Compare() {
	const loaded = useLoaderData<typeof loader>();
	return (
		<div className="column pt-8 lg:pt-12">
			{loaded.of === "country" ? <CompareCountries {...loaded} /> : <Colleges {...loaded} />}
			<SourceList sources={loaded.sources} />
		</div>
	);
}

function Colleges(loaded: CollegesLoaded) {
	const t = useWords();
	const { colleges, search, suggested, words, found } = loaded;
	const slugs = colleges.map(({ slug }) => slug);
	const salaryName = useSalaryName();
	return (
		<>
			<CompareHead
				of="college"
				names={colleges.map(({ name }) => name)}
				unknown={loaded.unknown}
				tooMany={search.tooMany}
			/>
			<ChosenColleges colleges={colleges} hasNumbers={search.hasNumbers} />
			<AddCollege
				slugs={slugs}
				words={words}
				found={found}
				suggested={suggested}
				picker={<CollegePicker key={slugs.join()} name="college" label={t("compare.add")} />}
			/>
			{colleges.length > 0 && (
				<CollegeTables
					colleges={colleges}
					rows={loaded.rows}
					numbers={loaded.numbers}
					hasNumbers={search.hasNumbers}
					sources={loaded.sources}
				/>
			)}
			{loaded.salaries.length > 0 && (
				<LoanBeside
					id="loan"
					salaries={loaded.salaries.map(({ slug, name, salary }) => ({
						key: slug,
						name: t("cost.ofCollege", { name, graduates: salaryName(salary) }),
						short: name,
						salary,
					}))}
				/>
			)}
		</>
	);
}
