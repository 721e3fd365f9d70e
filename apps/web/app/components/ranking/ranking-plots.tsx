import { Link } from "#app/components/site/link.tsx";
import { useWords } from "#app/i18n/translate.ts";
import type { RankPlot } from "#app/lib/rank-plot.ts";
import { usePaths } from "#app/paths.ts";
import { RankingPlot } from "./ranking-plot.tsx";

/** The lists that rank it longest, as the overview shows them, with the way to the rest. */
export function RankingPlots({ slug, plots }: { slug: string; plots: readonly RankPlot[] }) {
	const t = useWords();
	const paths = usePaths();
	if (plots.length === 0) return null;
	return (
		<section aria-labelledby="rankings" className="mt-12 lg:mt-16">
			<h2 id="rankings" className="text-xl">
				{t("ranking.heading")}
			</h2>
			<p className="mt-2 max-w-text text-quiet">{t("ranking.howToRead")}</p>
			<div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-x-6">
				{plots.map((plot) => (
					<RankingPlot key={plot.list} plot={plot} />
				))}
			</div>
			<p className="mt-4 print:hidden">
				<Link to={paths.collegeTab(slug, "rankings")} className="link inline-flex min-h-11 items-center">
					{t("ranking.all")}
				</Link>
			</p>
		</section>
	);
}
