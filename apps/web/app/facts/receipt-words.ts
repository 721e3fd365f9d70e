import type { ReceiptTopic } from "@uchit/contract/receipt.ts";
import { useTranslations } from "#app/platform/i18n/translate.ts";
import { topicWords } from "./sourced-words.ts";

/** Names the topic of a receipt: "Rank, NIRF Engineering", "Placed · Undergraduate, 4 years · NIRF Engineering". */
export function useTopicWords(): (topic: ReceiptTopic) => string {
	const t = useTranslations();
	return (topic) => topicWords(t, topic);
}
