import { type Translate, useTranslations } from "#app/platform/i18n/translate.ts";
import { LinePlot } from "#app/ui/plot/line-plot.tsx";
import type { RankPlot } from "./rank-plot.ts";

export function RankingPlot({ plot }: { plot: RankPlot }) {
	const t = useTranslations();
	const title = t("ranking.nirfList", { list: t(`ranking.list.${plot.list}`) });
	return (
		<LinePlot shape={plot.shape} texts={{ title, axis: t("ranking.axis") }} description={placesInWords(t, plot)} />
	);
}

/** "2024: rank 2, 2025: rank 1": the plot for screen readers. */
function placesInWords(t: Translate, { places }: RankPlot): string {
	return places
		.map(({ year, rank, band = "" }) =>
			rank === undefined
				? t("ranking.plotBand", { year: String(year), band })
				: t("ranking.plotRank", { year: String(year), rank }),
		)
		.join(", ");
}
