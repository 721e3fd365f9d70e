import type { Ranking } from "@uchit/contract/ranking.ts";
import { receiptIds } from "@uchit/contract/receipt.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { loadCollegePage } from "#app/college/page.server.ts";
import { useCollege } from "#app/college/use-college.ts";
import { Figure, Unknown } from "#app/facts/figure.tsx";
import { FoldedSources } from "#app/facts/source-list.tsx";
import { createSourceNamer, sourcesOf, toShortSource } from "#app/facts/sources.ts";
import { Term, TermLine } from "#app/facts/term.tsx";
import { usePage } from "#app/platform/i18n/use-page.ts";
import type { PageHandle } from "#app/platform/page-handle.ts";
import { LowLinkLine } from "#app/shell/page/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { layOutRankPlots, type RankPlot } from "./rank-plot.ts";
import { RankingPlot } from "./ranking-plot.tsx";

export const handle = { namespaces: ["college", "facts"] } satisfies PageHandle;

export async function loader(args: LoaderFunctionArgs) {
	const { college } = await loadCollegePage(args, "rankings");
	const sources = sourcesOf(college.sources, college.rankings).map(toShortSource);
	return { rankings: college.rankings, sources, plots: layOutRankPlots(college.rankings) };
}

export default function CollegeRankings() {
	const { slug } = useCollege();
	const { rankings, sources, plots } = useLoaderData<typeof loader>();
	return (
		<>
			<RankingSection
				id="rankings"
				slug={slug}
				rankings={rankings}
				plots={plots}
				sourceName={createSourceNamer(sources)}
			/>
			<FoldedSources slug={slug} sources={sources} />
		</>
	);
}

type RankingSectionProps = {
	id: string;
	slug: string;
	rankings: readonly Ranking[];
	plots: readonly RankPlot[];
	sourceName: (id: string) => string;
};

function RankingSection({ id, slug, rankings, plots, sourceName }: RankingSectionProps) {
	const { t } = usePage();
	return (
		<Section id={id} title={t("ranking.heading")} className="mt-10">
			<p className="mt-2 max-w-text text-quiet">{t("ranking.howToRead")}</p>
			<TermLine>
				<Term slug="nirf">{t("ranking.nirf")}</Term>
				<Term slug="rank-band">{t("term.word.rank-band")}</Term>
				<Term slug="nirf-score">{t("ranking.column.score")}</Term>
			</TermLine>
			<div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
				{plots.map((plot) => (
					<RankingPlot key={plot.list} plot={plot} />
				))}
			</div>
			<details className="mt-6">
				<summary className="link-line">{t("ranking.tableSummary")}</summary>
				<RankingTable slug={slug} rankings={rankings} sourceName={sourceName} />
			</details>
		</Section>
	);
}

const COLUMNS = ["year", "list", "rank", "score"] as const;

type RankingTableProps = { slug: string; rankings: readonly Ranking[]; sourceName: (id: string) => string };

function RankingTable({ slug, rankings, sourceName }: RankingTableProps) {
	const { t, paths } = usePage();
	const receiptOf = (ranking: Ranking) => ({
		source: sourceName(ranking.sourceId),
		href: paths.receipt(slug, receiptIds.rank(ranking)),
	});
	return (
		<table className="w-full text-left tabular-nums">
			<caption className="sr-only">{t("ranking.caption")}</caption>
			<thead className="border-line border-b text-quiet text-sm">
				<tr>
					{COLUMNS.map((column) => (
						<th key={column} scope="col" className="py-2 pr-3 align-bottom font-semibold last:pr-0 sm:pr-6">
							{t(`ranking.column.${column}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="divide-y divide-line">
				{rankings.map((ranking) => (
					<tr key={`${ranking.list} ${ranking.year}`} className="align-baseline">
						<td className="py-2 pr-3 sm:pr-6">{ranking.year}</td>
						<th scope="row" className="py-2 pr-3 font-normal sm:pr-6">
							<LowLinkLine to={paths.ranking(ranking.list, ranking.year)}>
								{t(`ranking.list.${ranking.list}`)}
							</LowLinkLine>
							<span className="block text-quiet text-sm">{ranking.printedName}</span>
						</th>
						<td className="py-2 pr-3 sm:pr-6">
							<Figure value={ranking.rank ?? ranking.band} year={ranking.year} {...receiptOf(ranking)} />
						</td>
						<td className="py-2">
							{ranking.score === undefined ? (
								<Unknown />
							) : (
								<Figure value={ranking.score.toFixed(2)} {...receiptOf(ranking)} />
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
