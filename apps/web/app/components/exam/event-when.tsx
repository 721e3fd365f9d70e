import type { ExamEvent } from "@uchit/contract/exam-event.ts";
import { SourcedText } from "#app/components/site/figure.tsx";
import { Tag } from "#app/components/ui/chip.tsx";
import { useLanguage, useWords } from "#app/i18n/translate.ts";
import { type EventState, whenWords } from "#app/lib/exam-dates.ts";

/** When something is, with the receipt of its date. */
export function EventWhen({
	event,
	source,
	href,
	month = "long",
}: {
	event: Pick<ExamEvent, "starts" | "ends">;
	source: string;
	href: string;
	month?: "long" | "short";
}) {
	const language = useLanguage();
	return <SourcedText value={whenWords(language, event, month)} source={source} href={href} />;
}

const TONES = {
	official: "good",
	expected: "care",
	past: "plain",
	lapsed: "plain",
	cancelled: "care",
} as const satisfies Record<EventState, "good" | "care" | "plain">;

/** Whether a date is official, expected or past, in a word. */
export function EventStatus({ state }: { state: EventState }) {
	const t = useWords();
	return <Tag tone={TONES[state]}>{t(`exam.status.${state}`)}</Tag>;
}
