import type { FeeSummary } from "@uchit/contract/fee.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";
import { rupees } from "./money.ts";

/** "₹1,40,000 a year", or a range over the programmes. */
export function feeWords(t: Translate, { least, most }: Pick<FeeSummary, "least" | "most">): string {
	return least === most
		? t("fee.aYear", { amount: rupees(least) })
		: t("fee.between", { least: rupees(least), most: rupees(most) });
}
