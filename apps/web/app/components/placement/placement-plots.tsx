import { Link } from "#app/components/site/link.tsx";
import { LinePlot } from "#app/components/ui/plot/line-plot.tsx";
import { useWords } from "#app/i18n/translate.ts";
import { useLevelWords } from "#app/lib/level-words.ts";
import type { PlacementPlot } from "#app/lib/placement-plot.ts";
import { usePaths } from "#app/paths.ts";

/** What became of the graduates of one level, as the overview shows it, with the way to the rest. */
export function PlacementPlots({ slug, plots }: { slug: string; plots: readonly PlacementPlot[] }) {
	const t = useWords();
	const paths = usePaths();
	if (plots.length === 0) return null;
	return (
		<section aria-labelledby="placements" className="mt-12 lg:mt-16">
			<h2 id="placements" className="text-xl">
				{t("placement.heading")}
			</h2>
			<p className="mt-2 max-w-text text-quiet">{t("placement.howToRead")}</p>
			<PlotPairs plots={plots} />
			<p className="mt-4 print:hidden">
				<Link to={paths.collegeTab(slug, "placements")} className="link inline-flex min-h-11 items-center">
					{t("placement.all")}
				</Link>
			</p>
		</section>
	);
}

/** Median salary and placed graduates side by side, level by level. */
export function PlotPairs({ plots }: { plots: readonly PlacementPlot[] }) {
	const t = useWords();
	const levelWords = useLevelWords();
	return (
		<div className="mt-6 grid items-end gap-x-12 gap-y-8 md:grid-cols-2 print:grid-cols-3 print:gap-x-6">
			{plots.flatMap(({ key, list, level, salary, share }) => {
				const of = `${levelWords(level)}, ${t("ranking.nirfList", { list: t(`ranking.list.${list}`) })}`;
				return [
					salary && (
						<LinePlot
							key={`${key} salary`}
							shape={salary}
							texts={{ title: t("placement.salaryOf", { of }), axis: t("placement.salaryAxis") }}
						/>
					),
					share && (
						<LinePlot
							key={`${key} share`}
							shape={share}
							texts={{ title: t("placement.shareOf", { of }), axis: t("placement.shareAxis") }}
						/>
					),
				];
			})}
		</div>
	);
}
