import type { AskCard } from "@uchit/contract/answer.ts";
import { toolPath } from "#app/search/tool-path.ts";
import type { CardContext, CardWords, PhraseContext } from "./card-parts.ts";

export function sayForms(
	card: Extract<AskCard, { kind: "forms" }>,
	{ t, paths, language }: PhraseContext,
	{ sayWhen, mayClose }: Pick<CardContext, "sayWhen" | "mayClose">,
): CardWords {
	return {
		sentence: t("answerCard.card.forms", { announced: card.announced, usual: card.total - card.announced }),
		list: card.items.map(({ exam, event, site }) => ({
			to: paths.examTab(exam.slug, "dates"),
			name: exam.name,
			...(event.name !== undefined && { detail: language === "hi" ? (event.nameHi ?? event.name) : event.name }),
			value: sayWhen(event),
			site,
		})),
		notes: [
			...(card.items.some(({ event }) => event.status === "expected") ? [t("answerCard.card.formsExpected")] : []),
			...(card.items.some(({ event }) => mayClose(event)) ? [t("answerCard.card.formsMayClose")] : []),
		],
		next: { label: t("ask.tool.calendar"), to: toolPath(paths, "calendar") },
	};
}
