import type { ComparedCollege } from "@uchit/contract/compare.ts";
import { useEffect } from "react";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { lastFigure } from "#app/applicant/applicant.ts";
import { ApplicantLinks, listPredictorLinks } from "#app/applicant/applicant-links.tsx";
import { newestSalaries } from "#app/college/cost/add-cost.ts";
import { LoanCalculator } from "#app/college/cost/loan-beside.tsx";
import { salaryName } from "#app/college/cost/salary-name.ts";
import { suggestColleges } from "#app/college/data.server.ts";
import { CollegePicker } from "#app/college/picker/college-picker.tsx";
import { getCountries, listCountries } from "#app/country/data.server.ts";
import { CompareCountries } from "#app/country/list/compare-countries.tsx";
import { CompareHead } from "#app/facts/compare-head.tsx";
import { MAX_BESIDE } from "#app/facts/side-by-side.tsx";
import { FoldedSources, SourceList } from "#app/facts/source-list.tsx";
import { mergeSources, sourcesOf } from "#app/facts/sources.ts";
import { pathsIn } from "#app/paths.ts";
import { cleanText } from "#app/platform/address-codec.ts";
import { languageOf } from "#app/platform/i18n/language.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { type RequestContext, requestContext } from "#app/platform/request-context.ts";
import { compareStore } from "#app/shell/compare/compare-store.ts";
import { Link } from "#app/shell/page/link.tsx";
import { LinkChip } from "#app/ui/chip.tsx";
import { AddCollege } from "./add-college.tsx";
import { ChosenHead, SyncedScroll } from "./chosen-head.tsx";
import { CollegeTables } from "./college-tables.tsx";
import { getComparison } from "./data.server.ts";
import { DecisiveTable } from "./decisive-table.tsx";
import { adoptPageColleges } from "./follow-page.ts";
import { loadDecisive } from "./page.server.ts";
import { compareColleges, groupRows } from "./rows.ts";
import { type CompareLevel, parseCompareSearch } from "./search.ts";

export const handle = {
	parameters: ["of", "college", "college-words", "country", "numbers", "level"],
	namespaces: ["applicant", "college", "college-cost", "college-sources", "compare", "facts", "facts-words"],
	namespacesBy: { country: ["country"], of: ["country"] },
} satisfies PageHandle;

/** `/compare?college=a,b` and `/compare?country=a,b`. The address is the only state. */
export async function loader({ context, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const search = parseCompareSearch(url.searchParams);
	const words = cleanText(url.searchParams.get("college-words") ?? "");
	// Forms send one parameter per college; links have them in one.
	if (words === "" && url.searchParams.getAll(search.subject).length > 1) {
		throw redirect(pathsIn(languageOf(url.pathname)).compare(search));
	}
	if (search.subject === "country") return loadCountries(request, search);
	const { items, unknown, newest, sources } = await getComparison(request, search.slugs);
	const compared = compareColleges(items);
	const decisive = await loadDecisive(request, { items, newest, sources }, search.level);
	const { level, levels, undated } = decisive;
	const groups = groupRows(search.hasNumbers ? compared : { ...compared, reported: [] }, level);
	const cells = groups.flatMap((group) => group.rows.flatMap((row) => row.cells));
	const lines = cells.flatMap((cell) => cell?.lines ?? []);
	return {
		of: "college" as const,
		search,
		colleges: items.map(({ slug, name, shortName }) => ({ slug, name, shortName })),
		decisive: { level, levels, rows: decisive.rows, undated },
		groups,
		rows: { unpublished: compared.unpublished, lacksFees: compared.lacksFees },
		numbers: compared.reported.length,
		unknown,
		words,
		found: await suggestColleges(request, words, search.slugs),
		suggested: suggestToCompare(items),
		salaries: items.flatMap(({ slug, name, placements }) => {
			const [salary] = newestSalaries(placements);
			return salary === undefined ? [] : [{ slug, name, salary }];
		}),
		sources: mergeSources(
			sourcesOf(
				decisive.sources,
				decisive.rows.flatMap((row) => row.cells.flatMap((cell) => cell ?? [])),
			),
			sourcesOf(sources, lines),
		),
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
		<div className="column pt-6 lg:pt-12">
			{loaded.of === "country" ? <CompareCountries {...loaded} /> : <Colleges {...loaded} />}
			{loaded.of === "country" ? <SourceList sources={loaded.sources} /> : <FoldedSources sources={loaded.sources} />}
		</div>
	);
}

function Colleges(loaded: CollegesLoaded) {
	const { t, paths } = usePage();
	const { colleges, search, suggested, words, found } = loaded;
	const slugs = colleges.map(({ slug }) => slug);
	useEffect(() => {
		const chosen = compareStore.read();
		const followed = adoptPageColleges(chosen, colleges);
		if (followed !== chosen) compareStore.write(followed.map(({ slug, name }) => ({ slug, name })));
	}, [colleges]);
	const add = (
		<AddCollege
			search={search}
			slugs={slugs}
			words={words}
			found={found}
			suggested={suggested}
			picker={<CollegePicker key={slugs.join()} name="college" label={t("compare.add")} />}
		/>
	);
	return (
		<>
			<CompareHead
				subject="college"
				names={colleges.map(({ name }) => name)}
				unknown={loaded.unknown}
				tooMany={search.tooMany}
			/>
			<ApplicantLinks
				waysOf={(applicant, words) =>
					listPredictorLinks(paths, lastFigure(applicant), { label: words.t("applicant.way.rank"), college: slugs })
				}
			/>
			{colleges.length < 2 ? (
				add
			) : (
				<details open={words !== ""} className="mt-1 print:hidden">
					<summary className="min-h-11 py-2.5 font-semibold text-sm">{t("compare.add")}</summary>
					{add}
				</details>
			)}
			{colleges.length > 0 && <ComparisonSections {...loaded} />}
		</>
	);
}

function ComparisonSections({ colleges, search, decisive, groups, rows, numbers, sources, salaries }: CollegesLoaded) {
	const { t, paths } = usePage();
	return (
		<>
			<Levels search={search} shown={decisive.level} levels={decisive.levels} />
			<SyncedScroll>
				{colleges.length > 1 && (
					<p className="flex items-baseline gap-3 text-sm print:hidden">
						{colleges.length > MAX_BESIDE && (
							<span className="text-quiet md:hidden">{t("compare.sideways", { count: colleges.length })}</span>
						)}
						<Link to={paths.compare()} onClick={() => compareStore.write([])} className="link py-1">
							{t("compare.removeAll")}
						</Link>
					</p>
				)}
				<ChosenHead colleges={colleges} search={search} />
				<DecisiveTable
					colleges={colleges}
					rows={decisive.rows}
					undated={decisive.undated}
					level={decisive.level}
					sources={sources}
				/>
				{colleges.length === 1 && <p className="mt-4 text-quiet print:hidden">{t("compare.one")}</p>}
				<CollegeTables
					colleges={colleges}
					groups={groups}
					rows={rows}
					numbers={numbers}
					search={search}
					sources={sources}
				/>
			</SyncedScroll>
			{salaries.length > 0 && (
				<details className="open-on-paper mt-6 border-line border-t">
					<summary className="min-h-11 py-2.5 font-semibold">{t("cost.loan.heading")}</summary>
					<LoanCalculator
						id="loan"
						salaries={salaries.map(({ slug, name, salary }) => ({
							key: slug,
							name: t("cost.ofCollege", { name, graduates: salaryName(t, salary) }),
							short: name,
							salary,
						}))}
					/>
				</details>
			)}
		</>
	);
}

function Levels({
	search,
	shown,
	levels,
}: {
	search: CollegesLoaded["search"];
	shown: CompareLevel;
	levels: readonly CompareLevel[];
}) {
	const { t, paths } = usePage();
	if (levels.length < 2) return null;
	return (
		<nav aria-label={t("compare.levels")} className="mb-2 flex flex-wrap gap-2 print:hidden">
			{levels.map((level) => (
				<LinkChip
					key={level}
					aria-current={level === shown ? "true" : undefined}
					render={<Link to={paths.compare({ ...search, level })} preventScrollReset />}
				>
					{t(`compare.level.${level}`)}
				</LinkChip>
			))}
		</nav>
	);
}

const MAX_SUGGESTIONS = 6;

function suggestToCompare(
	colleges: readonly Pick<ComparedCollege, "slug" | "similar">[],
): { slug: string; name: string }[] {
	const there = new Set(colleges.map(({ slug }) => slug));
	const similar = colleges.flatMap((college) => college.similar?.items ?? []).filter(({ slug }) => !there.has(slug));
	const groups = [...Map.groupBy(similar, ({ slug }) => slug).values()].toSorted((a, b) => b.length - a.length);
	return groups
		.slice(0, MAX_SUGGESTIONS)
		.flatMap(([first]) => (first === undefined ? [] : [{ slug: first.slug, name: first.name }]));
}
