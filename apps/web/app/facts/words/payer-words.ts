import type { ExamFees } from "@uchit/contract/exam-record.ts";
import type { Translate } from "#app/platform/i18n/translate.ts";

/** Names the people who pay a fee: "EWS · OBC-NCL · Women". Some fees are by gender, the others by reservation category. */
export function payersWords(t: Translate, payers: ExamFees["items"][number]["who"]): string {
	return payers.map((payer) => t(`group.${payer}`)).join(" · ");
}
