import type { RankingTable } from "@uchit/contract/ranking-table.ts";
import { data, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SourceList } from "#app/facts/source-list.tsx";
import { downloadAddress } from "#app/paths.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { requestContext } from "#app/platform/request-context.ts";
import { Breadcrumbs } from "#app/shell/page/breadcrumbs.tsx";
import { PageHead, useOrigin } from "#app/shell/page/page-head.tsx";
import { StructuredData } from "#app/shell/page/structured-data.tsx";
import { LinkChip } from "#app/ui/chip.tsx";
import { getRankingTable } from "./data.server.ts";
import { NarrowForm } from "./narrow-form.tsx";
import { RankingCaveat } from "./ranking-caveat.tsx";
import { datasetData, rankingData } from "./ranking-data.ts";
import { RankingRows } from "./ranking-rows.tsx";
import { RankingSummary, type Summarised, summaryWords } from "./ranking-summary.tsx";
import { parseRankingSearch } from "./search.ts";

export const handle = { parameters: ["q", "state"], namespaces: ["facts", "ranking"] } satisfies PageHandle;

/** Shorter lists are not indexed. */
const MIN_FIGURES = 5;

export async function loader({ context, params: { list = "", year = "" }, url }: LoaderFunctionArgs) {
	const request = context.get(requestContext);
	const search = parseRankingSearch(url.searchParams);
	const [table, whole] = await Promise.all([
		getRankingTable(request, { list, year }, search),
		search.q === "" && search.state === undefined
			? undefined
			: getRankingTable(request, { list, year }, { q: "", state: undefined }),
	]);
	if (table === undefined) throw data("No such ranking", { status: 404 });
	return { search, table, first: (whole ?? table).items[0], api: `${request.apiUrl}/v1/rankings/${list}/${year}` };
}

export default function RankingListPage() {
	const { search, table, first, api } = useLoaderData<typeof loader>();
	const { t, paths, language } = usePage();
	const origin = useOrigin();
	const { list, extent, against } = table;
	const year = String(extent.year);
	const heading = t("rankings.heading", { list: t(`ranking.list.${list}`), year });
	const isNarrowed = search.q !== "" || search.state !== undefined;
	const hasScores = table.items.some(({ score }) => score !== undefined);
	const summarised: Summarised = { ...table, first };
	const description = [t("rankings.held", extentWords(extent)), ...summaryWords(t, language, summarised)].join(" ");
	const canonical = paths.ranking(list, extent.year);
	return (
		<div className="column pt-8 lg:pt-12">
			<PageHead
				title={t(hasScores ? "rankings.titleScores" : "rankings.title", {
					list: t(`ranking.list.${list}`),
					year,
					count: extent.ranked,
				})}
				description={description}
				canonical={canonical}
				hasEmbed
				noIndex={isNarrowed || extent.ranked < MIN_FIGURES}
			/>
			<Breadcrumbs
				isShort
				steps={[
					{ name: t("rankings.all"), address: paths.rankings },
					{ name: heading, address: canonical },
				]}
			/>
			<StructuredData data={rankingData(table, { name: heading, address: (slug) => origin + paths.college(slug) })} />
			{!isNarrowed && (
				<StructuredData
					data={datasetData(table, {
						name: heading,
						description,
						address: origin + canonical,
						terms: origin + paths.licences,
						files: [{ format: "application/json", address: api }],
					})}
				/>
			)}
			<h1 className="text-2xl sm:text-3xl">{heading}</h1>
			<p className="mt-1 text-quiet">{t("rankings.held", extentWords(extent))}</p>
			<Years table={table} />
			<div className="mt-2 grid gap-x-12 gap-y-2 lg:mt-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-y-6">
				<div className="min-w-0 lg:col-start-2 lg:row-start-1">
					<RankingSummary table={summarised} />
				</div>
				<section aria-label={heading} className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
					<NarrowForm action={canonical} search={search} states={table.states} />
					{isNarrowed && (
						<p role="status" className="mt-3">
							{t("rankings.found", { count: table.total })}{" "}
							<Link className="link-line-low" to={canonical}>
								{t("rankings.showAll")}
							</Link>
						</p>
					)}
					{table.items.length > 0 && (
						<div className="mt-2">
							<RankingRows caption={heading} items={table.items} against={against} hasScores={hasScores} />
						</div>
					)}
				</section>
				<Beside table={table} api={api} />
			</div>
			<SourceList sources={table.sources} />
		</div>
	);
}

function extentWords({ ranked, lastRank, bands }: RankingTable["extent"]) {
	const inBands = bands.reduce((sum, { count }) => sum + count, 0);
	return { ranked, last: lastRank, inBands, bands: bands.map(({ band }) => band).join(", ") };
}

function Years({ table: { list, extent, years } }: { table: RankingTable }) {
	const { t, paths } = usePage();
	return (
		<nav aria-label={t("rankings.years")} className="mt-3 print:hidden">
			<ul className="flex flex-wrap gap-2">
				{years.map((year) => (
					<li key={year}>
						<LinkChip
							render={<Link to={paths.ranking(list, year)} />}
							aria-current={year === extent.year ? "page" : undefined}
						>
							{year}
						</LinkChip>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Beside({ table, api }: { table: RankingTable; api: string }) {
	const { t } = usePage();
	return (
		<aside className="min-w-0 space-y-6 lg:col-start-2 lg:row-start-2">
			<RankingCaveat address={table.sources.find(({ id }) => id === table.extent.sourceId)?.address} />
			<OtherLists table={table} />
			<p className="flex flex-wrap gap-x-4 text-sm">
				<a href={downloadAddress("rankings", "csv")} download className="link-line-low">
					{t("rankings.csv")}
				</a>
				<a href={api} className="link-line-low">
					{t("rankings.json")}
				</a>
			</p>
		</aside>
	);
}

function OtherLists({ table: { list, extent, lists } }: { table: RankingTable }) {
	const { t, paths } = usePage();
	return (
		<nav aria-labelledby="other-lists" className="print:hidden">
			<h2 id="other-lists" className="text-lg">
				{t("rankings.others", { year: String(extent.year) })}
			</h2>
			<ul className="mt-1 flex flex-wrap gap-x-4">
				{lists
					.filter((other) => other !== list)
					.map((other) => (
						<li key={other}>
							<Link className="link-line-low" to={paths.ranking(other, extent.year)}>
								{t(`ranking.list.${other}`)}
							</Link>
						</li>
					))}
				<li>
					<Link className="link-line-low" to={paths.rankings}>
						{t("rankings.all")}
					</Link>
				</li>
			</ul>
		</nav>
	);
}
