import type { SourcedValue } from "@uchit/contract/receipt.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { sourcedWords } from "./sourced-words.ts";

export function ReceiptValue({ value }: { value: SourcedValue }) {
	return sourcedWords(useTranslations(), value);
}
