import type { ExamFees } from "@uchit/contract/exam-record.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** "EWS · OBC-NCL · Women": some fees are by gender, others by category. */
export function payersWords(t: Translate, payers: ExamFees["items"][number]["who"]): string {
	return payers.map((payer) => t(`group.${payer}`)).join(" · ");
}
