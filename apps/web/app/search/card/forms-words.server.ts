import type { AskCard } from "@uchit/contract/answer.ts";
import { toolPath } from "#app/search/tool-path.ts";
import type { CardContext, CardWords, PhraseContext } from "./card-parts.ts";

/** Exams whose forms are open, each with its last day. */
export function sayForms(
	card: Extract<AskCard, { kind: "forms" }>,
	{ t, paths, language }: PhraseContext,
	sayWhen: CardContext["sayWhen"],
): CardWords {
	return {
		sentence: t("answerCard.card.forms", { announced: card.announced, usual: card.total - card.announced }),
		list: card.items.map(({ exam, event }) => ({
			to: paths.examTab(exam.slug, "dates"),
			name: exam.name,
			...(event.name !== undefined && { detail: language === "hi" ? (event.nameHi ?? event.name) : event.name }),
			value: sayWhen(event),
		})),
		notes: card.items.some(({ event }) => event.status === "expected") ? [t("answerCard.card.formsExpected")] : [],
		next: { label: t("ask.tool.calendar"), to: toolPath(paths, "calendar") },
	};
}
