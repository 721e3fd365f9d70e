import { REVIEW_PARTS, type ReviewTotals } from "@uchit/contract/review.ts";
import { formatMean, formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { type BarsShape, layOutBars } from "#app/ui/plot/lay-out-bars.ts";
import { type DotsShape, layOutDots } from "#app/ui/plot/lay-out-dots.ts";

/** How many reviews give how many stars, and the mean of each part; undefined below ten reviews. */
export type ReviewPlots = { distribution: BarsShape; parts: DotsShape };

export function layOutReviewPlots(t: Translate, { distribution, parts }: ReviewTotals): ReviewPlots | undefined {
	if (distribution === undefined || parts === undefined) return undefined;
	const amounts = distribution.map((amount, index) => ({ name: t("review.starCount", { stars: index + 1 }), amount }));
	const values = REVIEW_PARTS.flatMap((part) => {
		const rated = parts[part];
		if (rated === undefined) return [];
		return [{ name: t("review.partOf", { part: t(`review.part.${part}`), count: rated.count }), value: rated.mean }];
	});
	return {
		distribution: layOutBars({ amounts: amounts.toReversed(), format: formatNumber, unknown: "" }),
		parts: layOutDots({ values, from: 1, to: 5, format: formatMean }),
	};
}
