import type { CompareAbout, CompareLine } from "@uchit/contract/compare-parts.ts";
import { levelWords } from "#app/facts/level-words.ts";
import { sourcedWords, topicWords } from "#app/facts/sourced-words.ts";
import { categoryName } from "#app/facts/words/category-words.ts";
import { feeWords } from "#app/facts/words/fee-words.ts";
import { placeWords } from "#app/facts/words/place-words.ts";
import { placedWords } from "#app/facts/words/placed-words.ts";
import { formatNumber } from "#app/platform/format/format-number.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

export function aboutWords(t: Translate, about: CompareAbout): string {
	switch (about.kind) {
		case "institution":
			return t("facts.kind");
		case "place":
			return t("compare.place");
		case "categories":
			return t("facts.categories");
		case "fees":
			return t("fee.row");
		case "cutoffs":
			return t("compare.cutoffsOf", { authority: about.authority });
		case "placement": {
			const list = t("ranking.nirfList", { list: t(`ranking.list.${about.list}`) });
			return t("compare.placementsOf", { level: levelWords(t, about.level), list });
		}
		case "topic":
			return topicWords(t, about.topic);
	}
}

export function lineWords(t: Translate, { says }: Pick<CompareLine, "says">): string {
	switch (says.kind) {
		case "value":
			return sourcedWords(t, says.value);
		case "institution":
			return t(`kind.${says.of}`);
		case "place":
			return placeWords(says.place) ?? t("source.notHeld");
		case "category":
			return categoryName(t, says);
		case "fee":
			return `${feeWords(t, says.fee)}. ${t(`fee.covers.${says.fee.covers}`)}. ${t(`fee.quota.${says.fee.quota}`)}`;
		case "cutoffs": {
			const { programmes, firstYear, lastYear } = says.summary;
			return firstYear === undefined || lastYear === undefined
				? t("compare.cutoffsUndated", { programmes })
				: t("compare.cutoffs", { programmes, first: String(firstYear), last: String(lastYear) });
		}
		case "median": {
			const { medianSalary = 0, mark } = says.placement;
			const words = t("compare.median", { salary: `₹${formatNumber(medianSalary)}` });
			return mark === undefined ? words : `${words} (${t("placement.odd")})`;
		}
		case "placed":
			return placedWords(t, says.placement);
	}
}
