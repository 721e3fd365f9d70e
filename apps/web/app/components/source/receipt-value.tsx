import type { Said } from "@uchit/contract/receipt.ts";
import { useWords } from "#app/i18n/translate.ts";
import { saidWords } from "#app/lib/said-words.ts";

/** What one source says, as the page's figures say it. */
export function ReceiptValue({ said }: { said: Said }) {
	return saidWords(useWords(), said);
}
