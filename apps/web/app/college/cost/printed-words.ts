import type { Translate } from "#app/platform/i18n/translate.ts";

/** Phrases of the Ministry's decision on every IIT and NIT, which most visitors read (`data/sources/fee-pages/rules.csv`). */
const PRINTED = {
	"B.Tech (tuition of every IIT)": "iit",
	"B.Tech (tuition of every NIT)": "nit",
	"SC, ST, PwD; family income under 1 lakh": "waived",
	general: "general",
	"general, family income 5 lakh and above": "above",
	"no tuition fee (Ministry’s decision of April 2016); hostel, mess and other charges are extra": "free",
	"tuition only (Ministry’s decision of April 2016); hostel, mess and other charges are extra": "tuition",
	"tuition only (Ministry’s decision of 2016); SC, ST, PwD and family incomes under 1 lakh pay no tuition, incomes of 1 to 5 lakh a third; other charges are extra":
		"shares",
} as const;

export function printedWords(t: Translate, printed: string): string | undefined {
	const [, year] = /^from (.+)$/.exec(printed) ?? [];
	if (year !== undefined) return t("cost.pages.from", { year });
	const known = (Object.keys(PRINTED) as (keyof typeof PRINTED)[]).find((each) => each === printed);
	return known && t(`cost.pages.printed.${PRINTED[known]}`);
}
