import { LEAST_PEOPLE } from "@uchit/contract/placement-lead.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { formatNumber } from "./format-number.ts";
import { shareOf } from "./placement-plot.ts";

/** "303 of 420 graduates placed (72%)": a share never stands without what it is of, nor on fewer than ten people. */
export function placedWords(
	t: Translate,
	placement: { placed?: number | undefined; graduated?: number | undefined },
): string {
	const { placed, graduated } = placement;
	const share = shareOf({ placed, graduated });
	if (placed === undefined) return t("source.notPublished");
	if (graduated !== undefined && graduated < LEAST_PEOPLE) return t("placement.fewGraduates");
	if (graduated === undefined || share === undefined)
		return t("placement.placedAlone", { placed: formatNumber(placed) });
	return t("placement.placedOf", {
		placed: formatNumber(placed),
		graduated: formatNumber(graduated),
		share: String(Math.round(share)),
	});
}
