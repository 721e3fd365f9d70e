import type { SourcedValue } from "@uchit/contract/receipt.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { sourcedWords } from "./sourced-words.ts";

/** What one source says, as the page's figures say it. */
export function ReceiptValue({ value }: { value: SourcedValue }) {
	return sourcedWords(useTranslations(), value);
}
