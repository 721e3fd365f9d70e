import { formatNumber } from "#app/platform/format/format-number.ts";
import { usePage } from "#app/platform/i18n/use-page.ts";
import { bandLines, type RankBand, rankOfMarks } from "#app/predict/band-words.ts";
import { type Percentile, percentileWords } from "#app/predict/question/percentile-form.tsx";
import type { PredictSearch } from "#app/predict/search.ts";
import { Link } from "#app/shell/page/link.tsx";

type Props = { search: PredictSearch; percentile: Percentile | undefined; band: RankBand | undefined };

export function FoundRank({ search, percentile, band }: Props) {
	const { t, paths } = usePage();
	const range = percentile?.range;
	const [newest] = band?.band === undefined ? [] : bandLines(t, band.band);
	const rank = range?.middle ?? (band && rankOfMarks(band));
	if (range === undefined && newest === undefined) return null;
	return (
		<p className="mt-3 max-w-text text-sm">
			{range === undefined ? newest?.words : percentileWords(t, range)}{" "}
			{rank !== undefined && t("predict.figure.middle", { rank: formatNumber(rank) })}
			{range !== undefined && !range.percentile.includes(".") && ` ${t("predict.figure.decimals")}`}
			{percentile?.published !== undefined && (
				<>
					{" "}
					{t.rich("predict.percentile.published", {
						count: formatNumber(percentile.published.count),
						year: percentile.published.year,
						source: (words) => (
							<Link to={`${paths.exam(search.exam)}#statistics`} className="link">
								{words}
							</Link>
						),
						change: (words) => (
							<Link
								to={`${paths.beginPredict({ ...search, common: "" })}&percentile=${percentile.percentile}#percentile`}
								className="link"
							>
								{words}
							</Link>
						),
					})}
				</>
			)}
		</p>
	);
}
