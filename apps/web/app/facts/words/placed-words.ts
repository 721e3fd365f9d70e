import { MIN_PEOPLE } from "@uchit/contract/outcome.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { formatAcademicYear } from "./place-words.ts";

/** "2023–24"; for a report without level or year, the ranking it was made for. */
export function cohortWords(t: Translate, { level, cohort }: { level: string; cohort: number }): string {
	return level === "unstated" ? t("placement.forRanking", { year: String(cohort) }) : formatAcademicYear(cohort);
}

/** "303 of 420 graduates placed (72%)". No share without its base, and none below ten graduates. */
export function placedWords(
	t: Translate,
	placement: { placed?: number | undefined; graduated?: number | undefined },
): string {
	const { placed, graduated } = placement;
	const share = placedShare({ placed, graduated });
	if (placed === undefined) return t("source.notHeld");
	if (graduated !== undefined && graduated < MIN_PEOPLE) return t("placement.fewGraduates");
	if (graduated === undefined || share === undefined)
		return t("placement.placedAlone", { placed: formatNumber(placed) });
	return t("placement.placedOf", {
		placed: formatNumber(placed),
		graduated: formatNumber(graduated),
		share: String(Math.round(share)),
	});
}

type ShareOfProps = { placed?: number | undefined; graduated?: number | undefined };

/** Share of all who graduated in time; undefined if a number is missing or fewer than ten graduated. */
export function placedShare({ placed, graduated }: ShareOfProps): number | undefined {
	return placed === undefined || graduated === undefined || graduated < MIN_PEOPLE
		? undefined
		: (100 * placed) / graduated;
}
