import type { ReceiptTopic } from "@uchit/contract/receipt.ts";
import { useWords } from "#app/i18n/translate.ts";
import { topicWords } from "#app/lib/said-words.ts";

/** What a receipt is about: "Rank, NIRF Engineering", "Placed · Undergraduate, 4 years · NIRF Engineering". */
export function useTopicWords(): (topic: ReceiptTopic) => string {
	const t = useWords();
	return (topic) => topicWords(t, topic);
}
