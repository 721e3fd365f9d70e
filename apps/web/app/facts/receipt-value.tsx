import type { SourcedValue } from "@uchit/contract/receipt.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { sourcedWords } from "./sourced-words.ts";

/** One source's value, in the words of the page's figures. */
export function ReceiptValue({ value }: { value: SourcedValue }) {
	return sourcedWords(useTranslations(), value);
}
