import type { ComparedCollege } from "@uchit/contract/compare.schema.ts";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { newestSalaries } from "#app/college/cost/add-cost.ts";
import { useSalaryName } from "#app/college/cost/full-cost.tsx";
import { LoanBeside } from "#app/college/cost/loan-beside.tsx";
import { CollegePicker } from "#app/college/picker/college-picker.tsx";
import { getCountries, listCountries } from "#app/country/data.server.ts";
import { CompareCountries } from "#app/country/list/compare-countries.tsx";
import { CompareHead } from "#app/facts/compare-head.tsx";
import { SourceList } from "#app/facts/source-list.tsx";
import { mergeSources, sourcesOf } from "#app/facts/sources.ts";
import { pathsIn, usePaths } from "#app/paths.ts";
import { cleanText } from "#app/platform/address-values.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { type RequestContext, requestContext } from "#app/platform/request-context.ts";
import { Link } from "#app/shell/page/link.tsx";
import { RemovableChip } from "#app/ui/chip.tsx";
import { AddCollege } from "./add-college.tsx";
import { CollegeTables } from "./college-tables.tsx";
import { findToCompare, getComparison } from "./data.server.ts";
import { compareColleges } from "./rows.ts";
import { parseCompareSearch } from "./search.ts";

export const handle = {
	parameters: ["of", "college", "college-words", "country", "numbers"],
	namespaces: ["college", "college-cost", "compare", "country", "facts"],
} satisfies PageHandle;

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
	const t = useTranslations();
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

/** What stands side by side, each with its way out. */
function ChosenColleges({
	colleges,
	hasNumbers,
}: {
	colleges: readonly { slug: string; name: string }[];
	hasNumbers: boolean;
}) {
	const t = useTranslations();
	const paths = usePaths();
	if (colleges.length === 0) return null;
	const without = (slug: string) => colleges.map((college) => college.slug).filter((each) => each !== slug);
	return (
		<ul aria-label={t("compare.chosen")} className="mt-6 flex flex-wrap gap-2 print:hidden">
			{colleges.map(({ slug, name }) => (
				<li key={slug}>
					<RemovableChip
						removeLabel={t("compare.remove")}
						render={<Link to={paths.compare({ of: "college", slugs: without(slug), hasNumbers })} preventScrollReset />}
					>
						{name}
					</RemovableChip>
				</li>
			))}
			{colleges.length > 1 && (
				<li>
					<Link to={paths.compare()} className="link inline-flex min-h-9 items-center px-2 text-sm">
						{t("compare.removeAll")}
					</Link>
				</li>
			)}
		</ul>
	);
}

const SHOWN = 6;

/** Colleges like those that stand there: first those that are like several of them. */
function suggestToCompare(
	colleges: readonly Pick<ComparedCollege, "slug" | "similar">[],
): { slug: string; name: string }[] {
	const there = new Set(colleges.map(({ slug }) => slug));
	const similar = colleges.flatMap((college) => college.similar?.items ?? []).filter(({ slug }) => !there.has(slug));
	const groups = [...Map.groupBy(similar, ({ slug }) => slug).values()].toSorted((a, b) => b.length - a.length);
	return groups
		.slice(0, SHOWN)
		.flatMap(([first]) => (first === undefined ? [] : [{ slug: first.slug, name: first.name }]));
}
