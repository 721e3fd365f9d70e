import type { ClaimFigure } from "@uchit/contract/claim.ts";
import { levelWords } from "#app/facts/level-words.ts";
import { formatRupees } from "#app/facts/words/money.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

export function figureValue(t: Translate, { value, unit, of }: ClaimFigure): string {
	if (typeof value === "string") return unit === "text" ? formatTextValue(t, value, of) : value;
	if (unit === "rupees") return formatRupees(value);
	if (unit === "percent") return t("claims.percent", { value: formatNumber(Math.round(value * 10) / 10) });
	return unit === "year" ? String(value) : formatNumber(value);
}

/** List, level, year and number of people, and the owner if the figure is another institution's. */
export function figureDetails(t: Translate, figure: ClaimFigure): string {
	const { unit, year, list, level, placed, graduated, higherStudies, of, college } = figure;
	const isReported = graduated !== undefined;
	return [
		list === undefined ? undefined : t("ranking.nirfList", { list: t(`ranking.list.${list}`) }),
		level === undefined ? undefined : levelWords(t, level),
		...(unit === "text" ? [] : of),
		year === undefined ? undefined : isReported ? `${year}–${String(year + 1).slice(2)}` : String(year),
		placed === undefined || graduated === undefined
			? undefined
			: t("claims.placedOf", { placed: formatNumber(placed), graduated: formatNumber(graduated) }),
		higherStudies ? t("claims.studied", { count: formatNumber(higherStudies) }) : undefined,
		college?.name,
	]
		.filter((part) => part !== undefined && part !== "")
		.join(" · ");
}

function formatTextValue(t: Translate, value: string, details: readonly string[]): string {
	switch (value) {
		case "national-importance":
			return t("claims.byAct", { act: details.join(", ") });
		case "ugc":
		case "aicte":
		case "nmc":
			return value.toUpperCase();
		default:
			return details[0] ?? value;
	}
}
