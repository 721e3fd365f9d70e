import type { Said } from "@uchit/contract/receipt.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { saidWords } from "./said-words.ts";

/** What one source says, as the page's figures say it. */
export function ReceiptValue({ said }: { said: Said }) {
	return saidWords(useTranslations(), said);
}
