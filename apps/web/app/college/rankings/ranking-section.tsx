import type { Ranking } from "@uchit/contract/ranking.ts";
import { Term, TermLine } from "#app/facts/term.tsx";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import type { RankPlot } from "./rank-plot.ts";
import { RankingPlot } from "./ranking-plot.tsx";
import { RankingTable } from "./ranking-table.tsx";

/** Each list's places over the years, and the table behind the plots. */
export function RankingSection({
	id,
	slug,
	rankings,
	plots,
	sourceName,
}: {
	id: string;
	slug: string;
	rankings: readonly Ranking[];
	plots: readonly RankPlot[];
	sourceName: (id: string) => string;
}) {
	const t = useTranslations();
	return (
		<section aria-labelledby={id} className="mt-10">
			<h2 id={id} className="text-xl">
				{t("ranking.heading")}
			</h2>
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
				<summary className="link inline-flex min-h-11 items-center">{t("ranking.tableSummary")}</summary>
				<RankingTable slug={slug} rankings={rankings} sourceName={sourceName} />
			</details>
		</section>
	);
}
