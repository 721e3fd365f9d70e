import { LEAST_REVIEWS_FOR_STARS, type ReviewTotals } from "@uchit/contract/review.ts";
import { Star } from "lucide-react";
import { formatMean } from "#app/platform/format/format-number.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { BarPlot } from "#app/ui/plot/bar-plot.tsx";
import { DotPlot } from "#app/ui/plot/dot-plot.tsx";
import type { ReviewPlots } from "./review-plots.ts";

/** All reviews together. Stars from ten on; below that it says how many there are, and why there are none. */
export function ReviewTotalsView({ totals, plots }: { totals: ReviewTotals; plots: ReviewPlots | undefined }) {
	const t = useTranslations();
	const { count, mean } = totals;
	if (mean === undefined || plots === undefined) {
		return (
			<p className="mt-6 max-w-text rounded-md border border-line bg-sunk p-4">
				{t("review.tooFew", { count, least: LEAST_REVIEWS_FOR_STARS })}
			</p>
		);
	}
	const table = t("review.plot.table");
	return (
		<div className="mt-8">
			<p className="flex flex-wrap items-baseline gap-x-3">
				<Star size={26} aria-hidden="true" className="flex-none self-center fill-accent text-accent" />
				<span className="font-semibold text-3xl">{t("review.mean", { mean: formatMean(mean) })}</span>
				<span className="text-quiet">{t("review.from", { count })}</span>
			</p>
			<p className="mt-1 max-w-text text-quiet text-sm">{t("review.meanRule")}</p>
			<div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
				<BarPlot
					shape={plots.distribution}
					texts={{ title: t("review.plot.distribution"), axis: t("review.from", { count }), table }}
					heads={[t("review.plot.stars"), t("review.heading")]}
				/>
				<DotPlot
					shape={plots.parts}
					texts={{ title: t("review.plot.parts"), axis: t("review.plot.partsAxis"), table }}
					heads={[t("review.plot.part"), t("review.plot.mean")]}
				/>
			</div>
		</div>
	);
}
