import type { FeeSummary } from "@uchit/contract/fee.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { rupees } from "./money.ts";
import { schoolYear } from "./place-words.ts";

/** "₹1,40,000 a year", or from the least to the most of the programmes. */
export function feeWords(t: Translate, { least, most }: Pick<FeeSummary, "least" | "most">): string {
	return least === most
		? t("fee.aYear", { amount: rupees(least) })
		: t("fee.between", { least: rupees(least), most: rupees(most) });
}

/** What a sentence about a fee chooses by; a message knows no keys with hyphens. */
export function feeKind({ covers, quota, year }: Pick<FeeSummary, "covers" | "quota" | "year">) {
	return { covers: COVERED[covers], quota, year: schoolYear(year) };
}

export const COVERED = {
	tuition: "tuition",
	"tuition-and-development": "development",
	"all-charges": "all",
} satisfies Record<FeeSummary["covers"], string>;
