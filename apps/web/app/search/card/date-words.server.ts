import type { AskCard } from "@uchit/contract/answer.ts";
import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import type { CardContext, CardWords, PhraseContext } from "./card-parts.ts";
import { siteLink } from "./long-card-words.server.ts";

export function sayDate(
	card: Extract<AskCard, { kind: "date" }>,
	{ t, paths, language }: PhraseContext,
	context: CardContext,
): CardWords {
	const { exam, event, sessions = [], site, sourceId } = card;
	const isUsual = event.status === "expected" && event.kind === "application";
	const values = { event: context.event?.title ?? "", exam: exam.name, cycle: event.cycle, status: event.status };
	return {
		figure: { value: context.event?.when ?? "", sourceId },
		sentence: t("answerCard.card.date", values),
		notes: [
			...(sessions.length === 0
				? []
				: [t("answerCard.card.sessions", { sessions: sessionWords(sessions, language, context) })]),
			...(isUsual ? [t(`answerCard.card.${formNote(event, context)}`)] : []),
		],
		next: { label: t("answerCard.next.date", { exam: exam.name }), to: paths.examTab(exam.slug, "dates") },
		...(site !== undefined && { also: siteLink(site, t) }),
	};
}

function formNote(event: ExamEvent, { mayClose, mayBeOpen }: CardContext) {
	if (mayBeOpen(event)) return "mayBeOpen";
	return mayClose(event) ? "mayClose" : "formsExpected";
}

function sessionWords(
	events: readonly ExamEvent[],
	language: PhraseContext["language"],
	{ sayWhen }: CardContext,
): string {
	const nameOf = ({ name = "", nameHi = name }: ExamEvent) => (language === "hi" ? nameHi : name);
	return events.map((event) => `${nameOf(event)} ${sayWhen(event)}`.trim()).join("; ");
}
