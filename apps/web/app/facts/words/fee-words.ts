import type { FeeSummary } from "@uchit/contract/fee.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { formatRupees } from "./money.ts";

/** "₹1,40,000 a year", or a range over the programmes. */
export function feeWords(t: Translate, { least, most }: Pick<FeeSummary, "least" | "most">): string {
	return least === most
		? t("fee.aYear", { amount: formatRupees(least) })
		: t("fee.between", { least: formatRupees(least), most: formatRupees(most) });
}
